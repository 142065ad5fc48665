/**
 * A mark beside the store that something is kept there: some browsers clear a store by themselves, and then
 * an empty page must not look as if there never had been anything.
 */
import type { Store } from '#client/storage.ts';

/** How many records there were at the last change, and when that was (ISO, UTC). */
export interface Lost {
  readonly count: number;
  readonly at: string;
  /** How many of them are still there. */
  readonly left: number;
}

/** Marks how much is kept now; nothing is marked where nothing is kept. */
export function mark(marks: Store, key: string, count: number, clock: number): void {
  marks.write(key, count === 0 ? undefined : JSON.stringify({ count, at: new Date(clock).toISOString() }));
}

/** What is gone: set where the mark says more than there is. A mark that cannot be read says nothing. */
export function lostSince(marks: Store, key: string, left: number): Lost | undefined {
  try {
    const { count, at } = JSON.parse(marks.read(key) ?? '{}') as { readonly count?: unknown; readonly at?: unknown };
    if (typeof count !== 'number' || typeof at !== 'string' || Number.isNaN(Date.parse(at))) return undefined;
    return count > left ? { count, at, left } : undefined;
  } catch {
    return undefined;
  }
}
