/**
 * A timer: plain data and its transitions. It is stored as the moment at which it ends, so that it goes on
 * while no page shows it. Moments are milliseconds since 1970, durations milliseconds unless they are named
 * seconds.
 */
import type { ClockText } from '#views/times.ts';

/** Where a timer was started. */
export interface Start {
  /** The page: path, query and hash. */
  readonly from: string;
  /** The subject of that page: the situation, or the rule. */
  readonly place?: string;
}

/** A timer, running, paused or over. */
export interface Timer extends ClockText, Start {
  /** Identifies it: several of one duration may run, for several tables. */
  readonly id: string;
  /** The reader's name for it: `tafel 4`. */
  readonly name?: string;
  /** When it ends; recomputed after a pause. */
  readonly ends: number;
  /** What was left when it was paused; absent while it runs. */
  readonly held?: number;
  /** Its end has been announced. */
  readonly told?: true;
  /** The device's clock was set back while no page could measure by how much. */
  readonly doubt?: true;
}

/**
 * A timer that starts now.
 * @param now milliseconds since 1970; also used for its id.
 */
export function started(clock: ClockText, start: Start, now: number): Timer {
  return { ...clock, id: `${clock.key}@${now}`, ...start, ends: now + clock.seconds * 1000 };
}

/** Another timer of the same duration, started at the same place: for another table. */
export function another({ name: _, ...timer }: Timer, now: number): Timer {
  return { ...again(timer, now), id: `${timer.key}@${now}` };
}

/** The label of a timer, with the reader's name for it. */
export function labelOf({ name, label }: Pick<Timer, 'name' | 'label'>): string {
  return name === undefined ? label : `${name} · ${label}`;
}

/** Renamed, or without a name. */
export function named({ name: _, ...timer }: Timer, name: string): Timer {
  const trimmed = name.trim();
  return trimmed === '' ? timer : { ...timer, name: trimmed };
}

/** Restarted from its full duration. */
export function again({ held: _, told: __, doubt: ___, ...timer }: Timer, now: number): Timer {
  return { ...timer, ends: now + timer.seconds * 1000 };
}

/** Milliseconds left at a moment; negative once it is over. */
export function leftOf({ ends, held }: Timer, now: number): number {
  return held ?? ends - now;
}

/** Whether it is over at a moment; a paused one is not. */
export function isOver(timer: Timer, now: number): boolean {
  return leftOf(timer, now) <= 0;
}

/**
 * Whether it can be paused: an interrupted round goes on later. Durations of one to three minutes cannot be:
 * no book stops those, and a paused one is easily forgotten.
 */
export function canPause({ seconds }: Pick<Timer, 'seconds'>): boolean {
  return seconds >= LONG;
}
/** Ten minutes. */
const LONG = 600;

/** Paused or resumed; unchanged when over. */
export function togglePaused(timer: Timer, now: number): Timer {
  const { held, ...running } = timer;
  if (held !== undefined) return { ...running, ends: now + held };
  const left = leftOf(timer, now);
  return left <= 0 ? timer : { ...timer, held: left };
}

/** Shifted after the device's clock was set by so many milliseconds while it ran. */
export function shifted(timer: Timer, by: number): Timer {
  return timer.held === undefined ? { ...timer, ends: timer.ends + by } : timer;
}

/** The seconds that its figures show: counting down, rounded up, and counting up once it is over. */
export function secondsShown(timer: Timer, now: number): { readonly seconds: number; readonly over: boolean } {
  const left = leftOf(timer, now);
  return left > 0
    ? { seconds: Math.ceil(left / 1000), over: false }
    : { seconds: Math.floor((0 - left) / 1000), over: true };
}
