import { tab } from '#client/storage.ts';

/** Where the ways back are kept, as long as the tab is open. */
export const RETURNS = 'arbiter:return';

/** Whether there may be a way back: then the reading aids are wanted as soon as the page is there. */
export function hasReturns(): boolean {
  return tab.read(RETURNS) !== undefined;
}
