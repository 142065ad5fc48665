/**
 * The record of a case of several parts in an address: every part with its ruling and the hash of the table
 * that it was ruled by, as the dispute sheet has them of one ruling, how the parts went together, and a
 * checksum over everything: `…/2020-2021/together/?part=kap%3F…&part=…&meets=1-open-2&sum=K7QF-2M9D`, with
 * parts like `kap?ruling=kap-game&slagen=7&table=9f86d08188`. The edition is in the path. Concurrences are in
 * no table, so that without `meets` a correction of one would change the total of an old link without a word.
 */
import { checksumOf, plainSum } from './checksum.ts';
import { partsOf, queryOfParts, type CasePart } from './parts.ts';
import { marksIn, SUM, TABLE, withoutMarks } from './record-marks.ts';
import { sheetAddressIn, sheetQuery } from './record-sheet.ts';

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
export interface RecordedMeeting {
  /** Positions in the list of parts, from 0. */
  readonly first: number;
  readonly second: number;
  readonly kind: MeetingKind;
}

export interface PartsRecord {
  readonly book: string;
  readonly edition: string;
  /** In the order of the address. */
  readonly parts: readonly RecordedPart[];
  readonly meets: readonly RecordedMeeting[];
}

/** What an address holds of a record: as it was written, whether it fits or not. */
export interface PartsInAddress extends Pick<PartsRecord, 'parts' | 'meets'> {
  readonly sum?: string;
}

const MEETS = 'meets';
const MEETING = new RegExp(`^(\\d{1,2})-(${meetingKinds.join('|')})-(\\d{1,2})$`);

/** The query of a record, without question mark. */
export function partsRecordQuery(record: PartsRecord): string {
  const { parts, meets } = record;
  return [
    queryOfParts(parts.map(writtenPart)),
    ...(meets.length === 0 ? [] : [`${MEETS}=${meets.map(writtenMeeting).join('.')}`]),
    `${SUM}=${sumOfParts(record)}`,
  ].join('&');
}

/**
 * The record in a query, with or without its question mark; undefined of a plain case of several parts.
 * Never throws: a ruling or a table that is missing is empty, and a meeting that is none is left out, so that
 * the checksum does not fit.
 */
export function partsRecordIn(query: string): PartsInAddress | undefined {
  const { sum } = marksIn(query);
  const parts = partsOf(query).map(readPart);
  const isRecord = sum !== undefined || parts.some(({ ruling, table }) => ruling !== '' || table !== '');
  if (!isRecord || parts.length === 0) return undefined;
  const meets = (new URLSearchParams(query).getAll(MEETS).at(-1) ?? '').split('.').flatMap(readMeeting);
  return { parts, meets, ...(sum === undefined ? {} : { sum }) };
}

/** The parts of a record as a plain case, with their answers only. */
export function plainParts(parts: readonly RecordedPart[]): readonly CasePart[] {
  return parts.map(({ situation, answers }) => ({ situation, query: answers }));
}

/** The checksum over the whole record, a line each: it can be checked with no table at hand. */
export function sumOfParts({ book, edition, parts, meets }: PartsRecord): string {
  const texts = parts.flatMap(({ situation, ruling, answers, table }) => [situation, ruling, answers, table]);
  return checksumOf([book, edition, ...texts, meets.map(writtenMeeting).join('.')]);
}

/** Whether a checksum is a record's, in any way of typing it from paper. */
export function isSumOfParts(sum: string, record: PartsRecord): boolean {
  return plainSum(sum) === plainSum(sumOfParts(record));
}

function writtenPart({ situation, ruling, answers, table }: RecordedPart): CasePart {
  const query = [...(answers === '' ? [] : [answers]), `${TABLE}=${encodeURIComponent(table)}`].join('&');
  return { situation, query: sheetQuery({ ruling, query }) };
}

function readPart({ situation, query }: CasePart): RecordedPart {
  // A line break would let one part pass for two in the checksum.
  const oneLine = query.replaceAll('\n', '%0A');
  const { ruling, query: said } = sheetAddressIn(oneLine) ?? { ruling: '', query: oneLine };
  return { situation, ruling, answers: withoutMarks(said), table: marksIn(said).table ?? '' };
}

function writtenMeeting({ first, second, kind }: RecordedMeeting): string {
  return `${first + 1}-${kind}-${second + 1}`;
}

function readMeeting(text: string): readonly RecordedMeeting[] {
  const [, first, kind, second] = MEETING.exec(text) ?? [];
  const known = meetingKinds.find((each) => each === kind);
  return known === undefined ? [] : [{ first: Number(first) - 1, second: Number(second) - 1, kind: known }];
}
