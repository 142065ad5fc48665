import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyOf } from '#decide/box-node.ts';
import { compile } from '#decide/compile.ts';
import { NEVER } from '#decide/diagram.ts';
import { beyond } from '#wording/beyond.ts';
import { tables } from '../decide/tables.ts';

describe('what a condition asks for beyond what is so', () => {
  it('leaves out what is so in all cases, and boxes that match none of them', () => {
    const condition = [{ mistake: ['early'], tricks: [[7, 13]] as const }, { mistake: ['revoke'] }];
    expect(beyond(condition, [{ mistake: ['early'], tricks: [[5, 13]] as const }])).toEqual([{ tricks: [[7, 13]] }]);
  });

  it('keeps what only some of the cases have', () => {
    const condition = [{ mistake: ['early', 'several'] }];
    expect(beyond(condition, [{ mistake: ['early'] }, { mistake: ['revoke'] }])).toEqual(condition);
  });

  it('is nothing where all cases are among those of a box', () => {
    expect(beyond([{ tricks: [[0, 13]] as const }, { mistake: ['revoke'] }], [{ tricks: [[2, 4]] as const }])).toEqual(
      [],
    );
  });

  it('describes the same of those cases as the whole condition, or all of them, or none', () => {
    fc.assert(
      fc.property(tables(), (table) => {
        const { diagram, byFact, possible } = compile(table);
        const casesOf = (boxes: Parameters<typeof anyOf>[2]) => diagram.meet(possible, anyOf(diagram, byFact, boxes));
        for (const { when: given } of table.rulings) {
          for (const { when } of table.rulings) {
            const both = diagram.meet(casesOf(given), casesOf(when));
            const left = beyond(when, given);
            if (left.length > 0) expect(diagram.meet(casesOf(given), casesOf(left))).toBe(both);
            else expect([casesOf(given), NEVER]).toContain(both);
          }
        }
      }),
    );
  });
});
