/**
 * The record of a case of several parts in an address: in addition to the parts their rulings and the hashes
 * of their tables, in the same order, how the parts went together, and a checksum over everything:
 * `…/together/?part=kap%3F…&part=…&rulings=kap-game.licht&table=9f86d08188.60303ae22b&meets=1-open-2&sum=…`.
 * The edition is in the path. Concurrences are in no table, so that without `meets` a correction of one would
 * change the total of an old link without a word. Which parts are one event stands behind the parts, where
 * that makes a difference; a record that does not say so was made before it was asked, and takes the parts
 * that `meets` names for one.
 */
import { checksumOf, plainSum } from './checksum.ts';
import { partsOf, type CasePart } from './parts.ts';
import {
  eventsIn,
  eventsQuery,
  inPlace,
  NOTHING_TOLD,
  queryOfCase,
  type PartPair,
  type PartsEvents,
} from './parts-events.ts';
import { marksIn, MEETS, RULINGS, SUM, TABLE } from './record-marks.ts';

/** A part as it was ruled. */
export interface RecordedPart {
  readonly situation: string;
  readonly ruling: string;
  /** The answers that count, as a query without question mark, keys sorted; empty if there are none. */
  readonly answers: string;
  /** `rulingsHash` of the situation: ten hex digits. */
  readonly table: string;
}

/**
 * How two parts go together that do not just hold side by side, as all do that no meeting names. `depends`:
 * one replaces the other, if a condition holds that the answers leave open.
 */
export const meetingKinds = ['prevails', 'depends', 'excludes', 'open'] as const;
export type MeetingKind = (typeof meetingKinds)[number];

/** How two parts went together; of `prevails` and `depends` the first is the one that replaces. */
export interface RecordedMeeting extends PartPair {
  readonly kind: MeetingKind;
}

export interface PartsRecord {
  readonly book: string;
  readonly edition: string;
  /** In the order of the address. */
  readonly parts: readonly RecordedPart[];
  readonly meets: readonly RecordedMeeting[];
  /** Absent where it makes no difference, and in records from before it was asked. */
  readonly events?: PartsEvents;
}

/** What an address holds of a record: as it was written, whether it fits or not. */
export interface PartsInAddress extends Pick<PartsRecord, 'parts' | 'meets' | 'events'> {
  readonly sum?: string;
}

/** In no id and in no hash. */
const SEPARATOR = '.';
const MEETING = new RegExp(`^(\\d{1,2})-(${meetingKinds.join('|')})-(\\d{1,2})$`);

/** The query of a record, without question mark. */
export function partsRecordQuery(record: PartsRecord): string {
  return queryOfRecorded({ ...record, sum: sumOfParts(record) });
}

/** The same of what an address held: a checksum that did not fit does not fit in the new address either. */
export function queryOfRecorded({ parts, meets, events, sum }: PartsInAddress): string {
  return [
    queryOfCase(plainParts(parts), events ?? NOTHING_TOLD),
    mark(
      RULINGS,
      parts.map(({ ruling }) => ruling),
    ),
    mark(
      TABLE,
      parts.map(({ table }) => table),
    ),
    ...(meets.length === 0 ? [] : [mark(MEETS, meets.map(writtenMeeting))]),
    ...(sum === undefined ? [] : [mark(SUM, [sum])]),
  ].join('&');
}

/**
 * The record in a query, with or without its question mark; undefined of a plain case of several parts.
 * Never throws: a ruling or a table that is missing is empty, and a meeting that is none is left out, so that
 * the checksum does not fit.
 */
export function partsRecordIn(query: string): PartsInAddress | undefined {
  const parameters = new URLSearchParams(query);
  const { sum } = marksIn(query);
  const list = (name: string): readonly string[] => parameters.getAll(name).at(-1)?.split(SEPARATOR) ?? [];
  const told = partsOf(query);
  if (told.length === 0 || ![RULINGS, TABLE, SUM].some((name) => parameters.has(name))) return undefined;
  const [rulings, tables] = [list(RULINGS), list(TABLE)];
  const { events } = eventsIn(query, told.length);
  return {
    parts: told.map(({ situation, query: answers }, at) => ({
      situation,
      ruling: rulings[at] ?? '',
      // A line break would let one part pass for two in the checksum.
      answers: answers.replaceAll('\n', '%0A'),
      table: tables[at] ?? '',
    })),
    meets: list(MEETS).flatMap(readMeeting),
    ...(eventsQuery(events) === '' ? {} : { events }),
    ...(sum === undefined ? {} : { sum }),
  };
}

/** The parts of a record as a plain case, with their answers only. */
export function plainParts(parts: readonly RecordedPart[]): readonly CasePart[] {
  return parts.map(({ situation, answers }) => ({ situation, query: answers }));
}

/** Which parts a record says to be one event, and which two. */
export function eventsOfRecord({ parts, meets, events }: PartsInAddress): PartsEvents {
  if (events) return events;
  const pairs = meets.map(inPlace).filter(({ first, second }) => first < second && second < parts.length);
  return { ...NOTHING_TOLD, same: [...new Map(pairs.map((pair) => [JSON.stringify(pair), pair])).values()] };
}

/** The checksum over the whole record, a line each: it can be checked with no table at hand. */
export function sumOfParts({ book, edition, parts, meets, events }: PartsRecord): string {
  const texts = parts.flatMap(({ situation, ruling, answers, table }) => [situation, ruling, answers, table]);
  const told = events === undefined ? [] : [eventsQuery(events)];
  return checksumOf([book, edition, ...texts, meets.map(writtenMeeting).join(SEPARATOR), ...told]);
}

/** Whether a checksum is a record's, in any way of typing it from paper. */
export function isSumOfParts(sum: string, record: PartsRecord): boolean {
  return plainSum(sum) === plainSum(sumOfParts(record));
}

function mark(name: string, values: readonly string[]): string {
  return `${name}=${encodeURIComponent(values.join(SEPARATOR))}`;
}

function writtenMeeting({ first, second, kind }: RecordedMeeting): string {
  return `${first + 1}-${kind}-${second + 1}`;
}

function readMeeting(text: string): readonly RecordedMeeting[] {
  const [, first, kind, second] = MEETING.exec(text) ?? [];
  const known = meetingKinds.find((each) => each === kind);
  return known === undefined ? [] : [{ first: Number(first) - 1, second: Number(second) - 1, kind: known }];
}
