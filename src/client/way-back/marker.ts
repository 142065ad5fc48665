import { peekStorage } from '#client/peek-storage.ts';

/** Session storage key of the ways back. */
export const RETURNS = 'arbiter:return';

/** Whether there is a way back, so that the reading aids are loaded with the page. */
export function hasReturns(): boolean {
  return peekStorage(() => sessionStorage, RETURNS) !== undefined;
}
