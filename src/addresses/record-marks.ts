/**
 * A record's query parameters other than the answers (record.ts), parsed and removed without computing
 * anything.
 */

/** The name that the table's hash has in every address of a ruling; no fact may have it as its id. */
export const TABLE = 'table';
/** The name of the checksum, likewise. */
export const SUM = 'sum';
/** And of a case of several parts (parts-record.ts) its rulings, and how the parts went together. */
export const RULINGS = 'rulings';
export const MEETS = 'meets';

/** All of them: what belongs to an edition and its tables, and not to the case. */
export const MARKS: readonly string[] = [RULINGS, TABLE, MEETS, SUM];

/** A query's parameters other than the answers; either may be missing or malformed. */
export interface RecordMarks {
  readonly table?: string;
  readonly sum?: string;
}

/**
 * The marks in a query, with or without its question mark; of two of a kind the last one counts, as of
 * answers.
 */
export function marksIn(query: string): RecordMarks {
  const parameters = new URLSearchParams(query);
  const table = parameters.getAll(TABLE).at(-1);
  const sum = parameters.getAll(SUM).at(-1);
  return { ...(table === undefined ? {} : { table }), ...(sum === undefined ? {} : { sum }) };
}

/** A query without the marks, all else letter by letter. Without question mark. */
export function withoutMarks(query: string): string {
  return query
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !MARKS.includes(pair.split('=', 1)[0] ?? ''))
    .join('&');
}

/**
 * A case's answers with the marks of its address. With marks the answers are kept exactly, since the checksum
 * covers them; without, they are the canonical ones.
 * @param query the address's, without the marks.
 */
export function withMarks(query: string, { table, sum }: RecordMarks, tidy: string): string {
  if (table === undefined) return tidy;
  const marks = [
    `${TABLE}=${encodeURIComponent(table)}`,
    ...(sum === undefined ? [] : [`${SUM}=${encodeURIComponent(sum)}`]),
  ];
  return [...(query === '' ? [] : [query]), ...marks].join('&');
}
