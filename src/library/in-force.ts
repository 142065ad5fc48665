/** Which edition of a book is in force. A site is built on a day, so it is that day that decides. */
import type { EditionMeta } from '#model/index.ts';

/** A date as written in content: YYYY-MM-DD, so that dates compare as strings. */
export type Day = string;

/** Today in UTC: the build may run in any time zone. */
export function today(): Day {
  return new Date().toISOString().slice(0, 10);
}

/** Whether an edition is announced, and not yet in force. */
export function isAhead({ from }: EditionMeta, day: Day): boolean {
  return from !== undefined && from > day;
}

/**
 * The latest edition, given oldest first, whose date has come; an undated one counts as in force. If all
 * editions lie in the future, the first one.
 */
export function inForce<Any extends { readonly meta: EditionMeta }>(
  editions: readonly Any[],
  day: Day,
): Any | undefined {
  return editions.findLast(({ meta }) => !isAhead(meta, day)) ?? editions[0];
}
