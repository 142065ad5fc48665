import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matches, matchesAny } from '#decide/boxes.ts';
import type { Box } from '#model/index.ts';
import { inCommon } from '#wording/in-common.ts';

const facts = ['a', 'b', 'c', 'd'];
const option = fc.constantFrom('x', 'y', 'z');
const box: fc.Arbitrary<Box> = fc.dictionary(fc.constantFrom(...facts), fc.subarray(['x', 'y', 'z'], { minLength: 1 }));
const assignment = fc.record(Object.fromEntries(facts.map((fact) => [fact, fc.option(option)])));

describe('what alternatives have in common', () => {
  test('is said once, and the rest of each stays', () => {
    const boxes: Box[] = [
      { outcome: ['won'], kind: ['played'], bid: [[1001, 3000]] },
      { outcome: ['won'], kind: ['shown'], bid: [[1501, 3000]] },
    ];
    expect(inCommon(boxes)).toEqual({
      shared: { outcome: ['won'] },
      each: [
        { kind: ['played'], bid: [[1001, 3000]] },
        { kind: ['shown'], bid: [[1501, 3000]] },
      ],
    });
  });

  test('is nothing for one alternative, and where nothing would be left of another', () => {
    expect(inCommon([{ a: ['x'] }])).toEqual({ shared: {}, each: [{ a: ['x'] }] });
    expect(inCommon([{ a: ['x'] }, { a: ['x'], b: ['y'] }]).shared).toEqual({});
  });

  test('changes no case: the shared part with one of the rest holds exactly where one of the boxes does', () => {
    fc.assert(
      fc.property(fc.array(box, { minLength: 1, maxLength: 5 }), assignment, (boxes, values) => {
        const { shared, each } = inCommon(boxes);
        expect(matches(shared, values) && matchesAny(each, values)).toBe(matchesAny(boxes, values));
      }),
    );
  });
});
