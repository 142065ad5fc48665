/**
 * Validates a review from the store or from a file. What cannot be read is returned unchanged, or as
 * problems.
 */
import { shown } from '#casebook/json.ts';
import { asObject, choice, object, shaped, whole, type Fault } from '#casebook/reader.ts';
import { parsedJson } from '#model/untyped.ts';
import { LIMITS } from './limits.ts';
import { GRADES, KINDS, type Review, type Unreadable } from './types.ts';

/** The version of the format, in the store and in files. */
export const FORMAT = 1;

export type Entry =
  | { readonly kind: 'review'; readonly review: Review }
  | { readonly kind: 'unreadable'; readonly unreadable: Unreadable };

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

/** Parses a stored value; what is no valid review is preserved, also one of a later version. */
export function readEntry(key: string, stored: unknown): Entry {
  const raw = typeof stored === 'string' ? stored : shown(stored);
  const { format, ...rest } = asObject(typeof stored === 'string' ? parsedJson(stored) : undefined) ?? {};
  const faults: Fault[] = [];
  const review = format === FORMAT ? reviewReader(rest, '', faults) : undefined;
  return review && faults.length === 0 && review.id === key
    ? { kind: 'review', review }
    : { kind: 'unreadable', unreadable: { key, raw } };
}

/** The review with its keys in canonical order, so that equal reviews are equal texts. */
export function ordered({ id, book, ruling, meaning, kind, grade, at, order }: Review): Review {
  return { id, book, ruling, meaning, kind, grade, at, order };
}
