/**
 * What the link of a record comes to when it is opened. Pure: the tables that it may need have been fetched.
 */
import { canonical } from '#addresses/answers.ts';
import { COMPARED } from '#addresses/compared.ts';
import { isSumOf, type CaseRecord } from '#addresses/record.ts';
import type { RecordMarks } from '#addresses/record-marks.ts';
import { comparedBy, type Comparison } from './compared.ts';
import { ready, ruledAs, type Engine, type Ready, type Ruled } from './ready.ts';
import type { RecordTable } from '#views/record-props.ts';

/** What the address and its page say. */
export interface Opened {
  readonly page: Pick<CaseRecord, 'book' | 'edition' | 'ruling'> & {
    /** The hash of the page's own table. */
    readonly table: string;
  };
  /** That table. */
  readonly own: Engine;
  /** The answers as they stand there, without the marks. */
  readonly query: string;
  readonly marks: RecordMarks;
}

/** The tables; what there is none of is absent. */
export interface Tables {
  /** The page's own once more, with its words: needed where anything is compared with it. */
  readonly page?: Ready;
  /** That of the record, where it is another. */
  readonly then?: Ready;
  /** That of the edition in force, where the page's is superseded. */
  readonly inForce?: Ready;
}

export interface Replayed {
  readonly sum: 'sound' | 'wrong' | 'missing';
  /** Whether the record's table is the page's, one that is known, or none that is known here. */
  readonly table: 'same' | 'earlier' | 'unknown';
  /**
   * What the case was ruled by it, or by the page's where it is unknown; absent where it does not lead to the
   * page's ruling.
   */
  readonly then?: Ruled;
  /** By the page's table, where that has been corrected since. */
  readonly corrected?: Comparison;
  /** By the edition in force, where the page's is superseded. */
  readonly inForce?: Comparison;
}

/** Replays a record. Never throws, whatever stands in the address. */
export function replayed(opened: Opened, tables: Tables): Replayed {
  const { page, own, marks, query } = opened;
  const table = marks.table === page.table ? 'same' : tables.then ? 'earlier' : 'unknown';
  // Of an unknown table nothing is known: what is shown then follows from the page's.
  const by = table === 'earlier' ? tables.then : tables.page;
  const then = ruledAs(page.ruling, query, by ?? own);
  return {
    sum: sumFinding(opened, tables),
    table,
    ...(then === undefined ? {} : { then }),
    ...(by && then && table === 'earlier' && tables.page ? { corrected: comparedBy(by, then, tables.page) } : {}),
    ...(by && then && tables.inForce ? { inForce: comparedBy(by, then, tables.inForce) } : {}),
  };
}

/** Makes fetched tables ready. */
export function readied(tables: { readonly [Name in keyof Tables]: RecordTable | undefined }): Tables {
  return Object.fromEntries(Object.entries(tables).flatMap(([name, table]) => (table ? [[name, ready(table)]] : [])));
}

/**
 * Whether a link is as it was made. What a chat puts behind an address, and the order of answers, change
 * nothing that it says, so they may be as they like.
 */
export function sumFinding({ page, own, query, marks }: Opened, tables: Pick<Tables, 'then'>): Replayed['sum'] {
  const { sum, table } = marks;
  if (sum === undefined || sum === '') return 'missing';
  const facts = [own, tables.then].flatMap((known) => (known ? [known.compiled.table.facts] : []));
  const spelled = [query, sorted(query), ...facts.map((each) => canonical(query, each))];
  const { book, edition } = page;
  const isSound = namesOf(page.ruling, own).some((ruling) =>
    spelled.some((answers) => isSumOf(sum, { book, edition, ruling, answers, table: table ?? '' })),
  );
  return isSound ? 'sound' : 'wrong';
}

/**
 * What a ruling is called, and what it was: a link by a former name has led here, and its sum is one over
 * that name.
 */
function namesOf(ruling: string, { former = {} }: Engine): readonly string[] {
  const past = Object.entries(former).flatMap(([name, now]) =>
    name.startsWith(`${COMPARED}=`) && now === ruling ? [name.slice(COMPARED.length + 1)] : [],
  );
  return [ruling, ...past];
}

function sorted(query: string): string {
  const pairs = [...new URLSearchParams(query)];
  return pairs
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`)
    .join('&');
}
