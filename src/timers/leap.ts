/**
 * Whether the device's clock was set while a page was there: it is held against a clock that nobody can set.
 */

/** Both clocks at one moment, in milliseconds. */
export interface Moment {
  /** The device's own, which can be set. */
  readonly wall: number;
  /** How long the page has been there. It may stand still while the device sleeps. */
  readonly since: number;
  readonly visible: boolean;
}

export type Leap =
  | { readonly kind: 'none' }
  /** Set back by so many milliseconds, a number below nought: what runs is moved along with it. */
  | { readonly kind: 'back'; readonly by: number }
  /**
   * Forward, before somebody's eyes: it was set, or the device slept; nobody can tell which, and the clock is
   * believed.
   */
  | { readonly kind: 'forward' };

/** Less than this is a clock that is put right, and a page that was busy. */
const LEAST = 2000;

/** What happened to the device's clock from one moment to the next. */
export function leapBetween(before: Moment, now: Moment): Leap {
  const by = now.wall - before.wall - (now.since - before.since);
  if (by <= -LEAST) return { kind: 'back', by };
  return by >= LEAST && before.visible && now.visible ? { kind: 'forward' } : { kind: 'none' };
}
