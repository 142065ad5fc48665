/** The order in which things are written down on a device, whatever its clock says. */
import { LIMITS } from './limits.ts';

/**
 * When something is written down: what the clock says, and the place that it gets among all versions of the
 * device.
 */
export interface Moment {
  /** Milliseconds since 1970, as the device has them. */
  readonly clock: number;
  readonly order: number;
}

/** The next place in the order: the clock's, unless it says no more than what is there. */
export function orderAfter(highest: number, clock: number): number {
  return Math.min(Math.max(Math.trunc(clock), highest + 1, 0), LIMITS.order);
}
