/**
 * A record in an address: in addition to a case's answers the hash of the table that it was ruled by, and a
 * checksum over everything, `…/2020-2021/rulings/kap/?slagen=7&table=9f86d08188&sum=K7QF-2M9D`. The edition
 * is in the path. They reveal a modified link, and allow replaying it with the original table.
 */
import { checksumOf, plainSum } from './checksum.ts';
import { SUM, TABLE } from './record-marks.ts';

export { plainSum };

/** A case with its edition and the hash of its table. */
export interface CaseRecord {
  readonly book: string;
  readonly edition: string;
  readonly ruling: string;
  /** The answers that count, as a query without question mark, keys sorted; empty if there are none. */
  readonly answers: string;
  /** `rulingsHash` of the situation: ten hex digits. */
  readonly table: string;
}

/** The checksum of a record, over the whole link: eight characters in two groups. */
export function sumOf({ book, edition, ruling, answers, table }: CaseRecord): string {
  return checksumOf([book, edition, ruling, answers, table]);
}

/** The answers of a record with its marks behind them, as a query without question mark. */
export function recordQuery(record: CaseRecord): string {
  const marks = [`${TABLE}=${record.table}`, `${SUM}=${sumOf(record)}`];
  return [...(record.answers === '' ? [] : [record.answers]), ...marks].join('&');
}

/** Whether a checksum is a record's, in any way of typing it from paper: `k7qf2m9d`, `K7QF 2M9O`. */
export function isSumOf(sum: string, record: CaseRecord): boolean {
  return plainSum(sum) === plainSum(sumOf(record));
}
