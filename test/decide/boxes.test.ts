import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allows, matches, matchesAny } from '#decide/boxes.ts';
import { boxNode } from '#decide/box-node.ts';
import { compile } from '#decide/compile.ts';
import { NEVER } from '#decide/diagram.ts';
import { possibleCases } from './brute.ts';
import { tables } from './tables.ts';

test('a box holds where each fact it names has a value that it allows', () => {
  const box = {
    fout: ['verzaking', 'voor-de-beurt'],
    slagen: [
      [0, 4],
      [9, 9],
    ],
  } as const;
  expect(matches(box, { fout: 'verzaking', slagen: 9 })).toBe(true);
  expect(matches(box, { fout: 'verzaking', slagen: 5 })).toBe(false);
  expect(matches(box, { fout: 'iets-anders', slagen: 0 })).toBe(false);
});

test('a fact that does not apply matches no value, and an empty box always holds', () => {
  expect(matches({ fout: ['verzaking'] }, { fout: null })).toBe(false);
  expect(matches({ fout: ['verzaking'] }, {})).toBe(false);
  expect(matches({}, { fout: null })).toBe(true);
  expect(matchesAny([], {})).toBe(false);
  expect(allows([[1, 3]], '2')).toBe(false);
});

test('a box in the diagram holds exactly the cases that it matches', () => {
  fc.assert(
    fc.property(tables({ facts: 3 }), (table) => {
      const compiled = compile(table);
      for (const box of table.rulings.flatMap(({ when }) => when)) {
        const inside = compiled.diagram.meet(compiled.possible, boxNode(compiled.diagram, compiled.byFact, box));
        expect(inside !== NEVER).toBe(possibleCases(table).some((one) => matches(box, one)));
      }
    }),
    { numRuns: 60 },
  );
});
