/**
 * A clock that runs: plain data and what may happen to it. It is kept as the moment at which it is over, so
 * that it goes on while no page shows it. Moments are milliseconds since 1970, lengths milliseconds unless
 * they are named seconds.
 */
import type { ClockText } from '#views/times.ts';

/** Where a clock was started. */
export interface Start {
  /** The page: path, query and hash. */
  readonly from: string;
  /** What that page is about: the situation, or the rule. */
  readonly place?: string;
}

/** A clock, running, held or over. */
export interface Timer extends ClockText, Start {
  /** Which clock it is: of one time several may run, for several tables. */
  readonly id: string;
  /** What somebody calls it, so as to tell it from another of the same time: `tafel 4`. */
  readonly name?: string;
  /** When it is over; where it is held, that is worked out once it goes on. */
  readonly ends: number;
  /** What was left of it when it was held; absent where it runs. */
  readonly held?: number;
  /** That somebody was told that it is over. */
  readonly told?: true;
  /** That the device's clock went back while no page was there to measure by how much. */
  readonly doubt?: true;
}

/** A clock that starts now. @param now milliseconds since 1970; makes the clock's id as well. */
export function started(clock: ClockText, start: Start, now: number): Timer {
  return { ...clock, id: `${clock.key}@${now}`, ...start, ends: now + clock.seconds * 1000 };
}

/** Another clock of the same time, started at the same place: for another table. */
export function another({ name: _, ...timer }: Timer, now: number): Timer {
  return { ...again(timer, now), id: `${timer.key}@${now}` };
}

/** What runs, as it is said: with what somebody called it. */
export function saidOf({ name, label }: Pick<Timer, 'name' | 'label'>): string {
  return name === undefined ? label : `${name} · ${label}`;
}

/** Called otherwise, or by nothing any more. */
export function named({ name: _, ...timer }: Timer, name: string): Timer {
  const trimmed = name.trim();
  return trimmed === '' ? timer : { ...timer, name: trimmed };
}

/** The same clock from its beginning. */
export function again({ held: _, told: __, doubt: ___, ...timer }: Timer, now: number): Timer {
  return { ...timer, ends: now + timer.seconds * 1000 };
}

/** Milliseconds that are left of it at a moment; less than nothing for as long as it has been over. */
export function leftOf({ ends, held }: Timer, now: number): number {
  return held ?? ends - now;
}

/** Whether nothing is left of it at a moment; how long it lies held does not count. */
export function isOver(timer: Timer, now: number): boolean {
  return leftOf(timer, now) <= 0;
}

/**
 * Whether it can be held and go on later: a round that is broken off goes on, and somebody who is waited for
 * has what is left of the time. A book that gives a minute or three does not say that they stop, and who
 * holds such a clock forgets it.
 */
export function canHold({ seconds }: Pick<Timer, 'seconds'>): boolean {
  return seconds >= LONG;
}
/** Ten minutes. */
const LONG = 600;

/** Held, or gone on again; one that is over stays as it is. */
export function heldOrNot(timer: Timer, now: number): Timer {
  const { held, ...running } = timer;
  if (held !== undefined) return { ...running, ends: now + held };
  const left = leftOf(timer, now);
  return left <= 0 ? timer : { ...timer, held: left };
}

/** After the device's clock was set otherwise by so many milliseconds while it ran. */
export function shifted(timer: Timer, by: number): Timer {
  return timer.held === undefined ? { ...timer, ends: timer.ends + by } : timer;
}

/**
 * In seconds what its figures show: a second counts until it has gone by, and one over counts on from nought.
 */
export function secondsShown(timer: Timer, now: number): { readonly seconds: number; readonly over: boolean } {
  const left = leftOf(timer, now);
  return left > 0
    ? { seconds: Math.ceil(left / 1000), over: false }
    : { seconds: Math.floor((0 - left) / 1000), over: true };
}
