/** This device's casebook, and the case that this tab has opened. */
import { tab } from '#client/storage.ts';
import { deviceCasebook } from './store.ts';
import type { KeptCase } from './types.ts';

/** One instance per page. */
export const book = deviceCasebook();

const OPENED = 'arbiter:casebook:opened';

/** The case whose ruling was opened from the casebook in this tab. */
export async function openedCase(): Promise<KeptCase | undefined> {
  const id = tab.read(OPENED);
  return id === undefined ? undefined : book.find(id);
}

/**
 * Remembers it for the session; undefined forgets it.
 * @param id of a saved case.
 */
export function setOpenedCase(id: string | undefined): void {
  tab.write(OPENED, id);
}
