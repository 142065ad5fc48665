import { glance } from '#client/glance.ts';

/** Where the ways back are kept, as long as the tab is open. */
export const RETURNS = 'arbiter:return';

/** Whether there may be a way back: then the reading aids are wanted as soon as the page is there. */
export function hasReturns(): boolean {
  return glance(() => sessionStorage, RETURNS) !== undefined;
}
