/** What is one event and what is two, of the parts of a case that meet in a concurrence. Pure. */
import { eventsOfRecord, type PartsInAddress } from '#addresses/parts-record.ts';
import {
  eventsIn,
  inPlace,
  isPair,
  toldOf,
  type PartPair,
  type PartsEvents,
  type SameOrApart,
} from '#addresses/parts-events.ts';
import type { Meeting } from './joined.ts';

/** What a case tells of its parts. */
export interface ToldEvents extends PartsEvents {
  /** From a record that was made before it was asked; one that is made of it again does not say it either. */
  readonly isOld?: true;
}

/** Two parts between which it makes a difference whether they are one event. */
export interface AskedPair extends PartPair {
  /** Absent until it is told. */
  readonly is?: SameOrApart;
  /** The concurrences of the two, which say what they are about. */
  readonly of: readonly Meeting['of'][];
}

/** What the address of a case tells, and whether something of that had to be left out. */
export function toldIn(
  query: string,
  count: number,
  recorded: PartsInAddress | undefined,
): { readonly told: ToldEvents; readonly isMangled: boolean } {
  const { events, isMangled } = eventsIn(query, count);
  return { told: recorded ? toldOfRecord(recorded) : events, isMangled };
}

export function toldOfRecord(recorded: PartsInAddress): ToldEvents {
  return { ...eventsOfRecord(recorded), ...(recorded.events ? {} : { isOld: true }) };
}

/**
 * The pairs that are asked, in the order of the parts. A concurrence is about one event; where it says that
 * both hold, they do so as two events too.
 */
export function askedPairs(found: readonly Meeting[], told: PartsEvents): readonly AskedPair[] {
  const pairs = found.filter(({ kind }) => kind !== 'adds').map(inPlace);
  const asked = [...new Map(pairs.map((pair) => [`${pair.first} ${pair.second}`, pair])).values()];
  return asked
    .toSorted((a, b) => a.first - b.first || a.second - b.second)
    .map((pair) => {
      const is = toldOf(told, pair);
      return {
        ...pair,
        ...(is && { is }),
        of: found.flatMap((meeting) => (isPair(inPlace(meeting), pair) ? [meeting.of] : [])),
      };
    });
}

/** What is told of two parts that meet; undefined where it makes no difference, too. */
export function eventOf(meeting: PartPair, asked: readonly AskedPair[]): SameOrApart | undefined {
  return asked.find((pair) => isPair(pair, inPlace(meeting)))?.is;
}

/** Without those of parts that are two events: there both hold. What is not told is among them. */
export function withoutApart(found: readonly Meeting[], asked: readonly AskedPair[]): readonly Meeting[] {
  return found.filter((meeting) => eventOf(meeting, asked) !== 'apart');
}

/** Those that surely are about one event, or say that both hold, which they do as two as well. */
export function counting(found: readonly Meeting[], asked: readonly AskedPair[]): readonly Meeting[] {
  return found.filter((meeting) => {
    const is = eventOf(meeting, asked);
    return is === 'same' || (is === undefined && meeting.kind === 'adds');
  });
}

/** All that is known of the pairs that are asked, as a record has it. */
export function eventsOf(asked: readonly AskedPair[]): PartsEvents {
  const those = (kind: SameOrApart): readonly PartPair[] =>
    asked.flatMap(({ first, second, is }) => (is === kind ? [{ first, second }] : []));
  return { same: those('same'), apart: those('apart') };
}
