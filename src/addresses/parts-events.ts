/**
 * Which parts of a case are one and the same event, and which are separate ones, by their places in the list
 * of parts: `same=1-2.2-3&apart=1-4`. A concurrence is about one event, an act or whatever else its sentence
 * is about, so what holds of two parts depends on it. Of all other pairs it is not told.
 */
import { queryOfParts, type CasePart } from './parts.ts';

/** Two parts by their positions, from 0; the first comes first. */
export interface PartPair {
  readonly first: number;
  readonly second: number;
}

export interface PartsEvents {
  readonly same: readonly PartPair[];
  readonly apart: readonly PartPair[];
}

/** One event seen from two situations, or two. */
export type SameOrApart = keyof PartsEvents;

export const NOTHING_TOLD: PartsEvents = { same: [], apart: [] };

const NAMES = ['same', 'apart'] as const satisfies readonly SameOrApart[];
const SEPARATOR = '.';
const PAIR = /^([1-9]\d?)-([1-9]\d?)$/;

export interface EventsInAddress {
  readonly events: PartsEvents;
  /** Whether something was left out: it names no two parts, or a pair is told to be one event and two. */
  readonly isMangled: boolean;
}

/**
 * What a query tells, with or without its question mark. Never throws. A pair that it tells to be both is
 * left out: which was meant cannot be told.
 * @param count the number of parts
 */
export function eventsIn(query: string, count: number): EventsInAddress {
  const parameters = new URLSearchParams(query);
  const texts = (name: SameOrApart): readonly string[] => {
    const value = parameters.getAll(name).at(-1) ?? '';
    return value === '' ? [] : value.split(SEPARATOR);
  };
  const read = (name: SameOrApart): readonly PartPair[] => texts(name).flatMap((text) => readPair(text, count));
  const told = { same: read('same'), apart: read('apart') };
  const events = filterPairs(told, (pair) => !NAMES.every((name) => hasPair(told[name], pair)));
  return { events, isMangled: NAMES.some((name) => events[name].length < texts(name).length) };
}

/** The query of a case of several parts, without the question mark. */
export function queryOfCase(parts: readonly CasePart[], events: PartsEvents): string {
  return [queryOfParts(parts), eventsQuery(events)].filter((text) => text !== '').join('&');
}

/** What is told, as a query; empty where nothing is. */
export function eventsQuery(events: PartsEvents): string {
  return NAMES.filter((name) => events[name].length > 0)
    .map((name) => `${name}=${events[name].map(({ first, second }) => `${first + 1}-${second + 1}`).join(SEPARATOR)}`)
    .join('&');
}

/** What is told of two parts. Each pair is told by itself: two that are one act may be of another game. */
export function toldOf({ same, apart }: PartsEvents, pair: PartPair): SameOrApart | undefined {
  if (hasPair(same, pair)) return 'same';
  return hasPair(apart, pair) ? 'apart' : undefined;
}

/** With an answer for one pair, in place of the one it had. */
export function withAnswer(events: PartsEvents, pair: PartPair, is: SameOrApart): PartsEvents {
  const others = filterPairs(events, (each) => !isPair(each, pair));
  const inOrder = (a: PartPair, b: PartPair) => a.first - b.first || a.second - b.second;
  return { ...others, [is]: [...others[is], pair].toSorted(inOrder) };
}

/** Only the pairs that pass. */
export function filterPairs(events: PartsEvents, passes: (pair: PartPair) => boolean): PartsEvents {
  return { same: events.same.filter(passes), apart: events.apart.filter(passes) };
}

/**
 * The same of parts in another order, or of fewer.
 * @param order the former position of each part; undefined of a new one
 */
export function reordered(events: PartsEvents, order: readonly (number | undefined)[]): PartsEvents {
  const moved = (pairs: readonly PartPair[]): readonly PartPair[] =>
    pairs.flatMap(({ first, second }) => {
      const [one, other] = [order.indexOf(first), order.indexOf(second)];
      return one < 0 || other < 0 ? [] : [inPlace({ first: one, second: other })];
    });
  return { same: moved(events.same), apart: moved(events.apart) };
}

export function isPair(one: PartPair, other: PartPair): boolean {
  return one.first === other.first && one.second === other.second;
}

/** Two parts in the order of the list. */
export function inPlace({ first, second }: PartPair): PartPair {
  return { first: Math.min(first, second), second: Math.max(first, second) };
}

function hasPair(pairs: readonly PartPair[], pair: PartPair): boolean {
  return pairs.some((each) => isPair(each, pair));
}

function readPair(text: string, count: number): readonly PartPair[] {
  const [, ...numbers] = PAIR.exec(text) ?? [];
  const [first, second] = numbers.map((number) => Number(number) - 1).toSorted((a, b) => a - b);
  return first === undefined || second === undefined || first === second || second >= count ? [] : [{ first, second }];
}
