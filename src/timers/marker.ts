/** Where running timers are stored, and the one check that a page makes before the first touch. */
import { peekStorage } from '#client/peek-storage.ts';

export const TIMERS = 'arbiter:timers';

/** Whether a timer may be running, so that the timers are loaded with the page. */
export function hasTimers(): boolean {
  return peekStorage(() => localStorage, TIMERS) !== undefined;
}
