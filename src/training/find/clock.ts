/** A stopwatch that pauses while the page is hidden. Times are in milliseconds. */

export interface Clock {
  /** The time when it was last stopped. */
  readonly before: number;
  /** When it was last started; absent while it is stopped. */
  readonly since?: number;
}

export const AT_NOUGHT: Clock = { before: 0 };

/** Starts it; no-op when it is running. */
export function started(clock: Clock, now: number): Clock {
  return clock.since === undefined ? { ...clock, since: now } : clock;
}

/** Stops it. */
export function stopped(clock: Clock, now: number): Clock {
  return { before: elapsed(clock, now) };
}

/** The time it shows. It never goes back when the device's clock is set back. */
export function elapsed({ before, since }: Clock, now: number): number {
  return before + (since === undefined ? 0 : Math.max(0, now - since));
}

/** Minutes and seconds: `0:07`, `12:30`. */
export function timeText(time: number): string {
  const seconds = Math.floor(time / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The median; undefined for an empty list. */
export function median(times: readonly number[]): number | undefined {
  const sorted = times.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [below, above] = sorted.length % 2 === 1 ? [sorted[middle], sorted[middle]] : sorted.slice(middle - 1);
  return below === undefined || above === undefined ? undefined : (below + above) / 2;
}
