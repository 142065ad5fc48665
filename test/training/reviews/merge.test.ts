/** Two devices’ reviews made into one log. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { importCounts, merged } from '#training/reviews/merge.ts';
import { anyReviews, review } from './reviews.ts';

const same = (a: unknown, b: unknown): void => {
  expect(JSON.stringify(a)).toBe(JSON.stringify(b));
};

describe('merging', () => {
  test('gives the same whoever merges with whom', () => {
    fc.assert(fc.property(anyReviews, anyReviews, (a, b) => same(merged(a, b), merged(b, a))));
  });

  test('gives the same in whatever order three are merged', () => {
    fc.assert(
      fc.property(anyReviews, anyReviews, anyReviews, (a, b, c) =>
        same(merged(merged(a, b), c), merged(a, merged(b, c))),
      ),
    );
  });

  test('adds nothing the second time', () => {
    fc.assert(
      fc.property(anyReviews, anyReviews, (a, b) => {
        const once = merged(a, b);
        same(merged(once, b), once);
        same(merged(once, once), once);
        expect(importCounts(once, b).fresh).toBe(0);
      }),
    );
  });

  test('loses no review, and has none twice', () => {
    fc.assert(
      fc.property(anyReviews, anyReviews, (a, b) => {
        const ids = merged(a, b).map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.toSorted()).toEqual([...new Set([...a, ...b].map(({ id }) => id))].toSorted());
      }),
    );
  });

  test('counts what is new and what was there', () => {
    const [a, b, c] = [review(1), review(2), review(3)];
    expect(importCounts([a, b], [b, c, c])).toEqual({ fresh: 1, same: 1 });
  });
});
