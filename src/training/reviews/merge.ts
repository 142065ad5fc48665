/**
 * Two logs of reviews made into one: their union by id. Whoever joins with whom, in which order and how often
 * makes no difference, and nothing is lost or doubled.
 */
import { ordered } from './read.ts';
import type { Review } from './types.ts';

/** The reviews of both, each once, in the one order that they can have. */
export function merged(first: readonly Review[], second: readonly Review[]): readonly Review[] {
  const byId = new Map<string, Review>();
  for (const review of [...first, ...second]) {
    const known = byId.get(review.id);
    byId.set(review.id, known ? oneOf(known, review) : review);
  }
  return inOrder([...byId.values()]);
}

/** Of two reviews under one id, which only a meddled file can have, always the same one. */
export function oneOf(first: Review, second: Review): Review {
  return JSON.stringify(ordered(first)) <= JSON.stringify(ordered(second)) ? first : second;
}

/** Reviews as they were made. */
export function inOrder(reviews: readonly Review[]): readonly Review[] {
  return reviews.toSorted((a, b) => a.order - b.order || a.at - b.at || (a.id < b.id ? -1 : 1));
}

/** What an import brings: reviews that were not there, and such as were. */
export interface Brought {
  readonly fresh: number;
  readonly same: number;
}

/** Counts what `second` brings to `first`. */
export function broughtBy(first: readonly Review[], second: readonly Review[]): Brought {
  const known = new Set(first.map(({ id }) => id));
  const ids = [...new Set(second.map(({ id }) => id))];
  const fresh = ids.filter((id) => !known.has(id)).length;
  return { fresh, same: ids.length - fresh };
}
