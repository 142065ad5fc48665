/** Where running timers are stored, and the one check that a page makes before the first touch. */
import { glance } from '#client/glance.ts';

export const TIMERS = 'arbiter:timers';

/** Whether a timer may be running, so that the timers are loaded with the page. */
export function hasTimers(): boolean {
  return glance(() => localStorage, TIMERS) !== undefined;
}
