/** A logical clock: orders what is saved on a device, even if the clock is set back. */
import { LIMITS } from './limits.ts';

/** The time of a version: the clock's time, and its order among all versions of the device. */
export interface Moment {
  /** Milliseconds since 1970, as the device has them. */
  readonly clock: number;
  readonly order: number;
}

/** The next order: the clock's time, or one more than the highest so far. */
export function orderAfter(highest: number, clock: number): number {
  return Math.min(Math.max(Math.trunc(clock), highest + 1, 0), LIMITS.order);
}
