/**
 * Clocks as they are kept on the device: read back with care, for whatever stands there may be old, newer or
 * broken.
 */
import { isRecord, parsedJson } from '#model/untyped.ts';
import type { Timer } from './timer.ts';

const VERSION = 1;
/** More than this nobody watches; a storage that holds more is none of ours. */
const MOST = 20;
/** So many of the last changes are named: two tabs do not make more while one has not heard of the other. */
const CHANGES = 20;

/** What was kept. */
export type Kept =
  | {
      readonly kind: 'timers';
      readonly timers: readonly Timer[];
      /** When a page was last there, by the device's clock. */
      readonly seen: number;
      /**
       * How many times all of them were moved because the device's clock was set back: so that of two tabs
       * one does it.
       */
      readonly moves: number;
      /**
       * The names of the last changes that are in it, the last at the end; undefined where they were not
       * kept.
       */
      readonly changes: readonly string[] | undefined;
      /** How many could not be read. */
      readonly lost: number;
    }
  /** By a later version of the site: what it means is not known here, and it stays as it is. */
  | { readonly kind: 'newer' }
  | { readonly kind: 'unreadable' };

/** As it stands in the storage; undefined where nothing runs, and nothing is kept. */
export function textOf({ timers, changes, ...of }: ToKeep): string | undefined {
  if (timers.length === 0) return undefined;
  return JSON.stringify({ version: VERSION, ...of, changes: changes.slice(-CHANGES), timers });
}

/** What is kept, as in `Kept`. */
export interface ToKeep {
  readonly timers: readonly Timer[];
  readonly seen: number;
  readonly moves: number;
  readonly changes: readonly string[];
}

/** What stands in the storage; undefined says that nothing does. */
export function readKept(text: string | undefined): Kept {
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

/** As it may stand there: before several clocks of one time could run, a clock was known by its time. */
type KeptTimer = Omit<Timer, 'id'> & Partial<Pick<Timer, 'id'>>;

function identified(timer: KeptTimer): Timer {
  return { ...timer, id: timer.id ?? timer.key };
}

/** Addresses become links: only such on this host count. */
function isTimer(value: unknown): value is KeptTimer {
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
