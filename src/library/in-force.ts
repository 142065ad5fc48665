/** Which edition of a book is in force. A site is built on a day, so it is that day that decides. */
import type { EditionMeta } from '#model/index.ts';

/** A day as it stands in content: YYYY-MM-DD, so that days compare as texts do. */
export type Day = string;

/** Today, by universal time: the machine that builds stands anywhere. */
export function today(): Day {
  return new Date().toISOString().slice(0, 10);
}

/** Whether an edition is announced, and not yet in force. */
export function isAhead({ from }: EditionMeta, day: Day): boolean {
  return from !== undefined && from > day;
}

/**
 * The last edition, oldest first, whose day has come; an undated one is in force as soon as it is there. A
 * book of which every edition lies ahead has nothing else to show than the first.
 */
export function inForce<Any extends { readonly meta: EditionMeta }>(
  editions: readonly Any[],
  day: Day,
): Any | undefined {
  return editions.findLast(({ meta }) => !isAhead(meta, day)) ?? editions[0];
}
