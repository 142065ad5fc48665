/**
 * Merges two logs of reviews: their union by id. The merge is commutative, associative and idempotent, so
 * nothing is lost or doubled.
 */
import { united } from '#casebook/united.ts';
import { ordered } from './read.ts';
import type { Review } from './types.ts';

/** The reviews of both, without duplicates, in canonical order. */
export function merged(first: readonly Review[], second: readonly Review[]): readonly Review[] {
  return inOrder(united([...first, ...second], oneOf));
}

/** Of two different reviews with one id, which only an edited file can have, always picks the same one. */
export function oneOf(first: Review, second: Review): Review {
  return JSON.stringify(ordered(first)) <= JSON.stringify(ordered(second)) ? first : second;
}

/** Reviews in the order in which they were made. */
export function inOrder(reviews: readonly Review[]): readonly Review[] {
  return reviews.toSorted((a, b) => a.order - b.order || a.at - b.at || (a.id < b.id ? -1 : 1));
}

/** The result of an import: the number of new reviews, and of known ones. */
export interface ImportCounts {
  readonly fresh: number;
  readonly same: number;
}

/** Counts the new reviews in `second`. */
export function importCounts(first: readonly Review[], second: readonly Review[]): ImportCounts {
  const known = new Set(first.map(({ id }) => id));
  const ids = [...new Set(second.map(({ id }) => id))];
  const fresh = ids.filter((id) => !known.has(id)).length;
  return { fresh, same: ids.length - fresh };
}
