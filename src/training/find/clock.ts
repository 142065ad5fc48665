/**
 * How long somebody looks: a clock that stands still while they cannot see the page. Times are in
 * milliseconds.
 */

export interface Clock {
  /** What it had come to when it was last stopped. */
  readonly before: number;
  /** When it was last started; absent while it stands still. */
  readonly since?: number;
}

export const AT_NOUGHT: Clock = { before: 0 };

/** Goes on from now; one that runs already is left as it is. */
export function started(clock: Clock, now: number): Clock {
  return clock.since === undefined ? { ...clock, since: now } : clock;
}

/** Stands still from now, at what it shows. */
export function stopped(clock: Clock, now: number): Clock {
  return { before: elapsed(clock, now) };
}

/** What it shows. A clock of the device that was set back takes nothing away. */
export function elapsed({ before, since }: Clock, now: number): number {
  return before + (since === undefined ? 0 : Math.max(0, now - since));
}

/** Minutes and seconds, as a stopwatch shows them: `0:07`, `12:30`. */
export function timeText(time: number): string {
  const seconds = Math.floor(time / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The one in the middle, or between the two there; undefined of none. */
export function median(times: readonly number[]): number | undefined {
  const sorted = times.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [below, above] = sorted.length % 2 === 1 ? [sorted[middle], sorted[middle]] : sorted.slice(middle - 1);
  return below === undefined || above === undefined ? undefined : (below + above) / 2;
}
