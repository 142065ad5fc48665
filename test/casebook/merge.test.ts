/** Two directors’ casebooks made into one. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isConcurrent } from '#casebook/version-order.ts';
import { importCounts, joined, merged } from '#casebook/merge.ts';
import { amended, currentOf } from '#casebook/versions.ts';
import { anyCases, idOf, keptCase } from './cases.ts';

const same = (a: unknown, b: unknown): void => {
  expect(JSON.stringify(a)).toBe(JSON.stringify(b));
};

describe('merging', () => {
  test('gives the same whoever merges with whom', () => {
    fc.assert(fc.property(anyCases, anyCases, (a, b) => same(merged(a, b), merged(b, a))));
  });

  test('gives the same in whatever order three are merged', () => {
    fc.assert(
      fc.property(anyCases, anyCases, anyCases, (a, b, c) => same(merged(merged(a, b), c), merged(a, merged(b, c)))),
    );
  });

  test('adds nothing the second time', () => {
    fc.assert(
      fc.property(anyCases, anyCases, (a, b) => {
        const once = merged(a, b);
        same(merged(once, b), once);
        same(merged(once, once), once);
        const { fresh, further } = importCounts(once, b);
        expect(fresh + further).toBe(0);
      }),
    );
  });

  test('loses no version, and has none twice', () => {
    fc.assert(
      fc.property(anyCases, anyCases, (a, b) => {
        const texts = (cases: typeof a) =>
          cases.flatMap(({ id, versions }) => versions.map((version) => id + JSON.stringify(version)));
        const after = texts(merged(a, b).slice());
        expect(new Set(after).size).toBe(after.length);
        expect(after.toSorted()).toEqual([...new Set([...texts(a), ...texts(b)])].toSorted());
      }),
    );
  });

  test('keeps both of two amendments that were made side by side, and says that they were', () => {
    const kept = keptCase();
    const noon = { clock: Date.parse('2026-11-21T14:00:00Z'), order: 2_000 };
    const one = amended(kept, { note: 'de een' }, noon);
    const other = amended(kept, { note: 'de ander' }, { ...noon, order: 3_000 });
    const both = joined(one, other);
    expect(both.versions.map(({ details }) => details.note)).toEqual(['', 'de een', 'de ander']);
    expect(currentOf(both).details.note).toBe('de ander');
    expect(both.versions.map((_, at) => isConcurrent(both, at))).toEqual([false, false, true]);
  });

  test('counts what is new, what goes on, and what was there', () => {
    const [a, b, c] = [keptCase({}, idOf(1)), keptCase({}, idOf(2)), keptCase({}, idOf(3))];
    const further = amended(b, { note: 'later' }, { clock: 0, order: 5_000 });
    expect(importCounts([a, b], [a, further, c])).toEqual({ fresh: 1, further: 1, same: 1 });
  });
});
