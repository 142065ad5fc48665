/** An exam in progress, and its stored form, parsed by one reader. */
import { isRecord, parsedJson } from '#model/untyped.ts';
import type { Typed } from '#training/typed.ts';
import { answersFrom, type AllTyped, type Sitting } from './answers.ts';
import type { Exam } from './draw.ts';

/** An exam that has begun, with the input so far. */
export interface Taking {
  /** When it began, and when it was submitted: milliseconds since 1970. */
  readonly began: number;
  readonly handed?: number;
  /** Number of the current question. */
  readonly at: number;
  /** Numbers of the flagged questions. */
  readonly flagged: readonly number[];
  readonly typed: AllTyped;
}

/**
 * At its first question, without input.
 * @param now milliseconds since 1970.
 */
export function begun(now: number): Taking {
  return { began: now, at: 1, flagged: [], typed: {} };
}

/** The submitted answers; undefined before. If the clock was set back meanwhile the time taken is 0. */
export function handedIn(exam: Exam, taking: Taking | undefined): Sitting | undefined {
  if (taking?.handed === undefined) return undefined;
  const seconds = Math.max(0, Math.floor((taking.handed - taking.began) / 1000));
  return { answers: answersFrom(exam, taking.typed), seconds };
}

/**
 * The time left, in milliseconds; 0 once it is over. A clock that was set back gives no more than there was.
 * @param minutes how long the exam takes.
 * @param now milliseconds since 1970.
 */
export function timeLeft({ began }: Taking, minutes: number, now: number): number {
  const all = minutes * 60_000;
  return Math.min(all, Math.max(0, began + all - now));
}

/**
 * With this input for a part.
 * @param key of the part (`partKey`).
 */
export function withTyped(taking: Taking, key: string, typed: Typed): Taking {
  return { ...taking, typed: { ...taking.typed, [key]: typed } };
}

/**
 * With the flag of a question toggled.
 * @param n its number, from 1.
 */
export function withFlag(taking: Taking, n: number): Taking {
  const isFlagged = taking.flagged.includes(n);
  return { ...taking, flagged: isFlagged ? taking.flagged.filter((each) => each !== n) : [...taking.flagged, n] };
}

/**
 * Its storage key.
 * @param query that of the exam: each exam has its own key.
 */
export function keyOf({ book, edition }: { readonly book: string; readonly edition: string }, query: string): string {
  return `arbiter:exam:${book}/${edition}?${query}`;
}

const VERSION = 1;

/** The text to store; `restored` parses it. */
export function written(taking: Taking): string {
  return JSON.stringify({ v: VERSION, ...taking });
}

/** Parses a stored exam; undefined for none, and for one that this version cannot read. Never throws. */
export function restored(text: string | undefined): Taking | undefined {
  const kept = parsedJson(text);
  if (!isRecord(kept) || kept['v'] !== VERSION || typeof kept['began'] !== 'number') return undefined;
  const { began, handed, at, flagged, typed } = kept;
  return {
    began,
    ...(typeof handed === 'number' ? { handed } : {}),
    at: isPlace(at) ? at : 1,
    flagged: Array.isArray(flagged) ? flagged.filter(isPlace) : [],
    typed: isRecord(typed) ? typedIn(typed) : {},
  };
}

function typedIn(kept: Readonly<Record<string, unknown>>): AllTyped {
  return Object.fromEntries(
    Object.entries(kept).flatMap(([key, value]): readonly (readonly [string, Typed])[] => {
      if (!isRecord(value) || !Array.isArray(value['amounts'])) return [];
      const { option } = value;
      const amounts = value['amounts'].map((each) => (typeof each === 'string' ? each : ''));
      const isPosition = typeof option === 'number' && Number.isInteger(option) && option >= 0;
      return [[key, { amounts, ...(isPosition ? { option } : {}) }]];
    }),
  );
}

function isPlace(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1;
}
