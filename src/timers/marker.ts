/** Where running clocks are kept, and all that a page asks of it before the first touch. */
import { glance } from '#client/glance.ts';

export const TIMERS = 'arbiter:timers';

/** Whether a clock may be running: then it is wanted as soon as the page is there. */
export function hasTimers(): boolean {
  return glance(() => localStorage, TIMERS) !== undefined;
}
