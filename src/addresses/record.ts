/**
 * A record in an address: beside a case's answers the hash of the table that it was ruled by, and a checksum over all of
 * it, `…/2020-2021/rulings/kap/?slagen=7&table=9f86d08188&sum=K7QF-2M9D`. The edition stands in the path. With them the
 * link can be told apart from one that was changed, and replayed by the table of then.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { SUM, TABLE } from './record-marks.ts';

/** A case with its edition and the hash of its table. */
export interface CaseRecord {
  readonly book: string;
  readonly edition: string;
  readonly ruling: string;
  /** The answers that count, as a query without question mark, keys sorted; empty for none. */
  readonly answers: string;
  /** `recordHash` of the situation: ten hex digits. */
  readonly table: string;
}

/**
 * The checksum of a record: eight signs of Crockford's alphabet in two groups, 40 bits of the SHA-256 over everything
 * that the link says. It finds slips and second thoughts; it is no signature, since everybody can compute it.
 */
export function sumOf({ book, edition, ruling, answers, table }: CaseRecord): string {
  const bytes = sha256(utf8ToBytes([book, edition, ruling, answers, table].join('\n')));
  const bits = bytes.slice(0, SIGNS_BITS / 8).reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  const signs = Array.from({ length: SIGNS_BITS / 5 }, (_, at) => {
    const shift = BigInt(SIGNS_BITS - 5 * (at + 1));
    return ALPHABET[Number((bits >> shift) & 31n)] ?? '';
  }).join('');
  return `${signs.slice(0, 4)}-${signs.slice(4)}`;
}

/** The answers of a record with its marks behind them, as a query without question mark. */
export function recordQuery(record: CaseRecord): string {
  const marks = [`${TABLE}=${record.table}`, `${SUM}=${sumOf(record)}`];
  return [...(record.answers === '' ? [] : [record.answers]), ...marks].join('&');
}

/** Whether a checksum is a record's, however somebody typed it from paper: `k7qf2m9d`, `K7QF 2M9O`. */
export function isSumOf(sum: string, record: CaseRecord): boolean {
  return plainSum(sum) === plainSum(sumOf(record));
}

/** A checksum as it is compared: what is easily taken for something else is that (I and L for 1, O for 0). */
export function plainSum(sum: string): string {
  return sum.toUpperCase().replace(/[\s-]/g, '').replace(/[IL]/g, '1').replace(/O/g, '0');
}

const SIGNS_BITS = 40;
/** Crockford's base 32: no I, L, O and U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
