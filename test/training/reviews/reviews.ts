/** Reviews: one at a time, and any that a file may hold. */
import fc from 'fast-check';
import { GRADES, KINDS, type KnownBook, type Review } from '#training/reviews/types.ts';

export const DAY = 86_400_000;
export const MINUTE = 60_000;

/** An id by a number, of the shape that ids have. */
export const idOf = (n: number): string => n.toString(16).padStart(32, '0');
/** What a ruling means, of the shape that hashes have. */
export const meaningOf = (n: number): string => n.toString(16).padStart(10, '0');

let made = 0;
/** A review of a ruling at a time, right unless it says otherwise. */
export function review(at: number, change: Partial<Review> = {}): Review {
  const id = idOf(++made);
  return {
    ...{ id, book: 'proefspel', ruling: 'licht', meaning: meaningOf(1), kind: 'table', grade: 3, at, order: at },
    ...change,
  };
}

/** Reviews of one ruling on several times. */
export const reviewsAt = (times: readonly number[], change: Partial<Review> = {}): readonly Review[] =>
  times.map((at) => review(at, change));

/** A book of rulings that mean what `review` says that they do. */
export function bookOf(rulings: readonly string[], change: Partial<KnownBook> = {}): KnownBook {
  return {
    book: 'proefspel',
    situations: [{ rulings: rulings.map((id) => ({ id, meaning: meaningOf(1) })) }],
    ...change,
  };
}

const slug = fc.constantFrom('licht', 'zwaar', 'tien-punten', 'a1', 'weg');

/**
 * Any review; few ids, so that two logs have some of the same, and even some that say different things under
 * one.
 */
const anyReview: fc.Arbitrary<Review> = fc.record({
  id: fc.integer({ min: 0, max: 12 }).map(idOf),
  book: fc.constantFrom('proefspel', 'bridge'),
  ruling: slug,
  meaning: fc.integer({ min: 0, max: 3 }).map(meaningOf),
  kind: fc.constantFrom(...KINDS),
  grade: fc.constantFrom(...GRADES),
  at: fc.oneof(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 0, max: 253_402_300_799_999 })),
  order: fc.oneof(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 0, max: 8_640_000_000_000_000 })),
});
/** A log of one device: no id twice. */
export const anyReviews = fc.uniqueArray(anyReview, { maxLength: 10, selector: ({ id }) => id });
