import fc from 'fast-check';
import { expect, test } from 'vitest';
import { count } from '#decide/cases.ts';
import { compile } from '#decide/compile.ts';
import { decide } from '#decide/decide.ts';
import { canOccur, combinations, elementaryCases, rulingsIn } from './brute.ts';
import { tables } from './tables.ts';

test('every case gets the ruling that the definition gives it', () => {
  fc.assert(
    fc.property(tables(), (table) => {
      const compiled = compile(table);
      for (const one of combinations(table)) {
        const outcome = decide(compiled, one);
        if (!canOccur(table, one)) {
          expect(outcome).toEqual({ kind: 'impossible' });
          continue;
        }
        const rulings = rulingsIn(table, one);
        const ids = outcome.kind === 'conflict' ? [...outcome.ids].sort() : 'id' in outcome ? [outcome.id] : [];
        expect(ids).toEqual(rulings);
        expect(outcome.kind === 'conflict').toBe(rulings.length > 1);
        expect(outcome.kind === 'otherwise').toBe(rulings[0] === 'rest');
      }
    }),
    { numRuns: 150 },
  );
});

test('a case with a value that a fact cannot have, or without one that it must have, is impossible', () => {
  const table = compile({
    facts: [{ id: 'tricks', kind: 'number', min: 0, max: 12, step: 2 }],
    impossible: [],
    rulings: [{ id: 'any', when: [{}], overrides: [], amountFacts: [] }],
    order: 'fewest',
  });
  expect(decide(table, { tricks: 4 })).toEqual({ kind: 'ruling', id: 'any' });
  for (const tricks of [3, 14, -2, null, 'many']) expect(decide(table, { tricks })).toEqual({ kind: 'impossible' });
  expect(decide(table, {})).toEqual({ kind: 'impossible' });
});

test('the number of cases is that of the combinations that can occur', () => {
  fc.assert(
    fc.property(tables(), (table) => {
      const compiled = compile(table);
      expect(count(compiled, compiled.possible)).toBe(BigInt(elementaryCases(table).length));
    }),
    { numRuns: 100 },
  );
});

test('facts that guard one another in a circle do not keep the table from being compiled', () => {
  const options = [
    { id: 'yes', weight: 1 },
    { id: 'no', weight: 1 },
  ];
  const compiled = compile({
    facts: [
      { id: 'hen', kind: 'choice', options, askIf: [{ egg: ['yes'] }] },
      { id: 'egg', kind: 'choice', options, askIf: [{ hen: ['yes'] }] },
    ],
    impossible: [],
    rulings: [{ id: 'breakfast', when: [{ egg: ['yes'] }], overrides: [], amountFacts: [] }],
    otherwise: 'rest',
    order: 'fewest',
  });
  expect(count(compiled, compiled.possible)).toBe(4n);
});
