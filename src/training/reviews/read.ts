/** The form of a review in the store and in files. */
import { choice, object, shaped, whole, type Reader } from '#casebook/reader.ts';
import { LIMITS } from './limits.ts';
import { GRADES, KINDS, type Review } from './types.ts';

/** The version of the format, in the store and in files. */
export const FORMAT = 1;

/** The form of the site's ids. */
const slug = shaped(/^(?=.{1,200}$)[a-z0-9]+(?:-[a-z0-9]+)*$/);
/** A ruling's, or that of a card of two rulings. */
const card = shaped(/^(?=.{1,200}$)[a-z0-9]+(?:--?[a-z0-9]+)*$/);

/** Its keys are in the order in which reviews are written. */
export const reviewReader = object<Review>({
  id: shaped(/^[0-9a-f]{32}$/),
  book: slug,
  ruling: card,
  meaning: shaped(/^[0-9a-f]{10}$/),
  kind: choice(KINDS),
  grade: choice(GRADES),
  at: whole(0, LIMITS.at),
  order: whole(0, LIMITS.order),
});

/** A review in its stored form. */
export function recordOf(review: Review): string {
  return JSON.stringify({ format: FORMAT, ...ordered(review) });
}

/** How a stored review is read, by the version of its format. */
export function readerOf(format: unknown): Reader<Review> | undefined {
  return format === FORMAT ? reviewReader : undefined;
}

/** The review with its keys in canonical order, so that equal reviews are equal texts. */
export function ordered({ id, book, ruling, meaning, kind, grade, at, order }: Review): Review {
  return { id, book, ruling, meaning, kind, grade, at, order };
}
