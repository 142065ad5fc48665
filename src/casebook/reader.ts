/** Small validators for plain data: each returns a copy of the value, or adds faults. */
import { isRecord } from '#model/untyped.ts';

/** Why a value is invalid; the interface has the words. */
export type Why =
  /** Not JSON. */
  | 'not-json'
  /** Another file type. */
  | 'other-kind'
  /** Written by a later version of this site. */
  | 'newer'
  | 'missing'
  /** An unknown key. */
  | 'unknown'
  /** A value of the wrong type or form. */
  | 'wrong'
  | 'too-long'
  | 'too-many'
  | 'none';

export interface Fault {
  /** `cases[3].versions[0].details.note`; empty for the whole. */
  readonly where: string;
  readonly why: Why;
  /** The value found there, shortened. */
  readonly found: string;
}

/** Adds faults for what is invalid; the result counts only if there are none. */
export type Reader<T> = (value: unknown, where: string, faults: Fault[]) => T | undefined;

/** An object with exactly these keys: unknown ones would be lost silently. */
export function object<T extends object>(readers: { readonly [Key in keyof T]-?: Reader<T[Key]> }): Reader<T> {
  return (value, where, faults) => {
    const given = asObject(value);
    if (!given) return fail(value, where, faults);
    const before = faults.length;
    for (const key of Object.keys(given))
      if (!Object.hasOwn(readers, key)) fail(given[key], at(where, key.slice(0, 40)), faults, 'unknown');
    const entries = Object.entries<Reader<unknown>>(readers).map(([key, read]) => {
      if (!Object.hasOwn(given, key)) return [key, fail(undefined, at(where, key), faults, 'missing')] as const;
      return [key, read(given[key], at(where, key), faults)] as const;
    });
    // Without a new fault each key has been read by the reader of its type.
    return faults.length === before ? (Object.fromEntries(entries) as T) : undefined;
  };
}

/** Objects that have a key are read by one reader, and all other values by another. */
export function having<T, U>(key: string, read: Reader<T>, other: Reader<U>): Reader<T | U> {
  return (value, where, faults) => {
    const given = asObject(value);
    return given && Object.hasOwn(given, key) ? read(value, where, faults) : other(value, where, faults);
  };
}

/** A list of `least` to `most` items. Invalid items add faults and are left out. */
export function listOf<T>(read: Reader<T>, most: number, least = 0): Reader<readonly T[]> {
  return (value, where, faults) => {
    if (!Array.isArray(value)) return fail(value, where, faults);
    if (value.length > most) return fail(String(value.length), where, faults, 'too-many');
    if (value.length < least) return fail('', where, faults, 'none');
    return value.flatMap((each: unknown, n) => read(each, `${where}[${n}]`, faults) ?? []);
  };
}

/** A text of limited length, without lone surrogates. */
export function asText(most: number): Reader<string> {
  return (value, where, faults) => {
    if (typeof value !== 'string' || !isWellFormed(value)) return fail(value, where, faults);
    return value.length > most && [...value].length > most ? fail(value, where, faults, 'too-long') : value;
  };
}

/** A short text that matches a pattern. */
export function shaped(shape: RegExp): Reader<string> {
  return (value, where, faults) =>
    typeof value === 'string' && value.length <= MOST && shape.test(value) ? value : fail(value, where, faults);
}

/** A valid time that matches a pattern: no 31 February. */
export function moment(shape: RegExp): Reader<string> {
  return (value, where, faults) =>
    typeof value === 'string' && shape.test(value) && (value === '' || isTime(value))
      ? value
      : fail(value, where, faults);
}

/** A time in the stored form: ISO, UTC, with milliseconds. */
export const instant: Reader<string> = moment(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/);

/** An integer from `least` to `most`. */
export function whole(least: number, most: number): Reader<number> {
  return (value, where, faults) =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
      ? value
      : fail(value, where, faults);
}

/** One of these values. */
export function choice<T extends string | number | boolean>(values: readonly T[]): Reader<T> {
  return (value, where, faults) => {
    const index = values.findIndex((each) => each === value);
    return index < 0 ? fail(value, where, faults) : values[index];
  };
}

/** The value as an object with unknown keys; undefined when it is none. */
export function asObject(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return isRecord(value) ? value : undefined;
}

/** Longest query or id. */
const MOST = 8000;

function isTime(value: string): boolean {
  const time = new Date(value.length === 16 ? `${value}:00.000Z` : value);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(value.replace('Z', ''));
}

/** Encoding replaces lone surrogates, so a difference reveals them. */
function isWellFormed(text: string): boolean {
  return !/[\uD800-\uDFFF]/u.test(text);
}

function at(where: string, key: string): string {
  return where === '' ? key : `${where}.${key}`;
}

/** Adds a fault. */
export function fail(value: unknown, where: string, faults: Fault[], why: Why = 'wrong'): undefined {
  faults.push({ where, why, found: brief(value) });
  return undefined;
}

function brief(value: unknown): string {
  if (value === undefined) return '';
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? '[…]' : '{…}';
  const text = String(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
