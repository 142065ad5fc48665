import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchesAny } from '#decide/boxes.ts';
import type { TableFact } from '#decide/table.ts';
import type { Box } from '#model/index.ts';
import { partsOf } from '#wording/condition-parts.ts';
import { saidOnce } from '#wording/said-once.ts';

const options = ['x', 'y', 'z'];
const facts = ['a', 'b', 'c', 'd'].map((id): TableFact => ({
  kind: 'choice',
  id,
  options: options.map((option) => ({ id: option, weight: 1 })),
}));
const box: fc.Arbitrary<Box> = fc.dictionary(
  fc.constantFrom('a', 'b', 'c', 'd'),
  fc.subarray(options, { minLength: 1 }),
  { minKeys: 1 },
);
const boxesOf = fc.array(box, { minLength: 1, maxLength: 5 });
const option = fc.constantFrom(...options);
const values = fc.record({ a: option, b: option, c: option, d: option });

describe('conditions in the fewest words', () => {
  test('an alternative does not deny what the one before it says', () => {
    const boxes: Box[] = [{ a: ['x'] }, { a: ['y', 'z'], b: ['x'] }, { a: ['y', 'z'], b: ['y', 'z'], c: ['x'] }];
    expect(partsOf(boxes, facts)).toEqual([[{ a: ['x'] }, { b: ['x'] }, { c: ['x'] }]]);
  });

  test('what goes with every alternative is said beside them, also where that is alternatives itself', () => {
    const boxes = [{ a: ['x'] }, { b: ['x'] }].flatMap((one) =>
      [{ c: ['x'] }, { d: ['x'] }].map((other): Box => ({ ...one, ...other })),
    );
    expect(partsOf(boxes, facts)).toEqual([
      [{ a: ['x'] }, { b: ['x'] }],
      [{ c: ['x'] }, { d: ['x'] }],
    ]);
  });

  test('change no case: every part holds exactly where one of the boxes does', () => {
    fc.assert(
      fc.property(boxesOf, values, (boxes, given) => {
        expect(partsOf(boxes, facts).every((part) => matchesAny(part, given))).toBe(matchesAny(boxes, given));
      }),
    );
  });
});

describe('what is said once above rows', () => {
  test('leaves every row its conditions, and something of its own', () => {
    fc.assert(
      fc.property(fc.array(boxesOf, { minLength: 1, maxLength: 6 }), (all) => {
        const rows = all.map((boxes, row) => ({ row, own: partsOf(boxes, facts) }));
        const sets = saidOnce(rows, () => 40);
        const keys = (parts: readonly unknown[]) => parts.map((part) => JSON.stringify(part)).toSorted();
        const told = sets.flatMap(({ shared, rows: below }) =>
          below.map(({ row, own }) => ({ row, said: keys([...shared, ...own]), own })),
        );
        expect(told.map(({ row }) => row).toSorted()).toEqual(rows.map(({ row }) => row).toSorted());
        for (const { row, said, own } of told) {
          expect(said).toEqual(keys(rows[row]?.own ?? []));
          if (said.length > 0) expect(own.length).toBeGreaterThan(0);
        }
      }),
    );
  });

  test('is every condition of a set, and none for a row alone', () => {
    const part = (id: string, value: string): readonly Box[] => [{ [id]: [value] }];
    const rows = [
      { row: 0, own: [part('a', 'x'), part('b', 'x')] },
      { row: 1, own: [part('a', 'y'), part('b', 'x')] },
      { row: 2, own: [part('a', 'x'), part('b', 'y')] },
    ];
    expect(saidOnce(rows, () => 40)).toMatchObject([
      { shared: [], rows: [{ row: 1 }] },
      {
        shared: [part('a', 'x')],
        rows: [
          { row: 0, own: [part('b', 'x')] },
          { row: 2, own: [part('b', 'y')] },
        ],
      },
    ]);
  });
});
