/**
 * Notes in localStorage how much the database holds: some browsers clear databases, and then an empty page
 * must not look as if nothing had been stored.
 */
import type { Store } from '#client/storage.ts';

/** The key of the casebook's note. */
export const CASES = 'arbiter:casebook';

/** Whether something was stored here at the last change. */
export function isNoted(marks: Store, key: string): boolean {
  return marks.read(key) !== undefined;
}

/** How many entries there were at the last change, and when that was (ISO, UTC). */
export interface Lost {
  readonly count: number;
  readonly at: string;
  /** How many of them are left. */
  readonly left: number;
}

/** Notes the number of entries; removes the note for 0. */
export function mark(marks: Store, key: string, count: number, clock: number): void {
  marks.write(key, count === 0 ? undefined : JSON.stringify({ count, at: new Date(clock).toISOString() }));
}

/**
 * What has disappeared: set when the note counts more entries than there are. An unreadable note is ignored.
 */
export function lostSince(marks: Store, key: string, left: number): Lost | undefined {
  try {
    const { count, at } = JSON.parse(marks.read(key) ?? '{}') as { readonly count?: unknown; readonly at?: unknown };
    if (typeof count !== 'number' || typeof at !== 'string' || Number.isNaN(Date.parse(at))) return undefined;
    return count > left ? { count, at, left } : undefined;
  } catch {
    return undefined;
  }
}
