/**
 * Detects that the device's clock was changed while a page was open, by comparing it with the monotonic
 * clock.
 */

/** Both clocks at one moment, in milliseconds. */
export interface Moment {
  /** The device's clock, which can be changed. */
  readonly wall: number;
  /** The page's monotonic clock. It may stop while the device sleeps. */
  readonly since: number;
  readonly visible: boolean;
}

export type ClockJump =
  | { readonly kind: 'none' }
  /** Set back by this many milliseconds (negative): running timers are shifted along with it. */
  | { readonly kind: 'back'; readonly by: number }
  /**
   * Forward while the page was visible: the clock was set, or the device slept; these cannot be told apart,
   * and the device's clock is used.
   */
  | { readonly kind: 'forward' };

/** Smaller differences are clock corrections, or a page that was busy. */
const LEAST = 2000;

/** What happened to the device's clock between two moments. */
export function clockJumpBetween(before: Moment, now: Moment): ClockJump {
  const by = now.wall - before.wall - (now.since - before.since);
  if (by <= -LEAST) return { kind: 'back', by };
  return by >= LEAST && before.visible && now.visible ? { kind: 'forward' } : { kind: 'none' };
}
