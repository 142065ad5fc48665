/** Timers in the device's storage, parsed defensively: the stored value may be old, newer or broken. */
import { isRecord, parsedJson } from '#model/untyped.ts';
import type { Timer } from './timer.ts';

const VERSION = 1;
/** A storage with more than this was not written by this site. */
const MOST = 20;
/** How many of the last changes are named: two tabs do not make more before they have synchronised. */
const CHANGES = 20;

/** The stored timers. */
export type StoredTimers =
  | {
      readonly kind: 'timers';
      readonly timers: readonly Timer[];
      /** When a page last ran, by the device's clock. */
      readonly seen: number;
      /**
       * How many times all of them were shifted because the device's clock was set back: so that only one of
       * two tabs does it.
       */
      readonly moves: number;
      /** The names of the last changes it contains, latest last; undefined when they were not stored. */
      readonly changes: readonly string[] | undefined;
      /** How many could not be read. */
      readonly lost: number;
    }
  /** Written by a later version of the site: left untouched. */
  | { readonly kind: 'newer' }
  | { readonly kind: 'unreadable' };

/** The text to store; undefined when no timer runs, and nothing is stored. */
export function storedText({ timers, changes, ...of }: TimersToStore): string | undefined {
  if (timers.length === 0) return undefined;
  return JSON.stringify({ version: VERSION, ...of, changes: changes.slice(-CHANGES), timers });
}

/** What is stored, as in `Kept`. */
export interface TimersToStore {
  readonly timers: readonly Timer[];
  readonly seen: number;
  readonly moves: number;
  readonly changes: readonly string[];
}

/** Parses the stored text; undefined means that nothing is stored. */
export function readStoredTimers(text: string | undefined): StoredTimers {
  if (text === undefined) return { kind: 'timers', timers: [], seen: 0, moves: 0, changes: undefined, lost: 0 };
  const kept = parsedJson(text);
  if (!isRecord(kept)) return { kind: 'unreadable' };
  const { version, seen, moves, changes, timers } = kept;
  if (typeof version === 'number' && version > VERSION) return { kind: 'newer' };
  if (version !== VERSION || !Array.isArray(timers)) return { kind: 'unreadable' };
  const read = timers.filter(isTimer).slice(0, MOST).map(identified);
  return {
    kind: 'timers',
    timers: read,
    seen: isMoment(seen) ? seen : 0,
    moves: isMoment(moves) ? moves : 0,
    changes: Array.isArray(changes) ? changes.filter((each) => typeof each === 'string').slice(-CHANGES) : undefined,
    lost: timers.length - read.length,
  };
}

/**
 * As it may be stored: before several timers of one duration could run, a timer was identified by its
 * duration.
 */
type StoredTimer = Omit<Timer, 'id'> & Partial<Pick<Timer, 'id'>>;

function identified(timer: StoredTimer): Timer {
  return { ...timer, id: timer.id ?? timer.key };
}

/** Addresses become links, so only addresses on this host are accepted. */
function isTimer(value: unknown): value is StoredTimer {
  const timer = (value ?? {}) as Partial<Record<keyof Timer, unknown>>;
  const { id, name, place, key, seconds, label, over, cite, href, note, from, ends, held, lang } = timer;
  return (
    [key, label, cite].every((text) => typeof text === 'string' && text !== '') &&
    [id, name, place, over, lang].every((text) => text === undefined || typeof text === 'string') &&
    [href, from].every(isPath) &&
    (note === undefined || isPath(note)) &&
    isMoment(seconds) &&
    isMoment(ends) &&
    (held === undefined || isMoment(held))
  );
}

function isMoment(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 && value < 1e15;
}

function isPath(value: unknown): boolean {
  return typeof value === 'string' && /^\/(?![/\\])/.test(value);
}
