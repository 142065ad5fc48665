/** The result of opening a record's link. Pure: the tables it may need have been fetched. */
import { comparedBy, type Comparison } from './compared.ts';
import { ready, ruledAs, type Ready, type Ruled } from './ready.ts';
import { namesOf, sumFinding, type Opened, type SumFinding } from './sum.ts';
import type { RecordTable } from '#views/record-props.ts';

/** The tables; those that do not exist are absent. */
export interface Tables {
  /** The page's own table with its texts: needed for comparisons. */
  readonly page?: Ready;
  /** The record's table, if it is another one. */
  readonly then?: Ready;
  /** The table of the edition in force, if the page's is superseded. */
  readonly inForce?: Ready;
}

export interface Replayed {
  readonly sum: SumFinding;
  /** Whether the record's table is the page's, an earlier known one, or unknown. */
  readonly table: 'same' | 'earlier' | 'unknown';
  /**
   * The original ruling by that table, or by the page's when it is unknown; absent when the answers do not
   * lead to the page's ruling.
   */
  readonly then?: Ruled;
  /** By the page's table, if that has been corrected since. */
  readonly corrected?: Comparison;
  /** By the edition in force, if the page's is superseded. */
  readonly inForce?: Comparison;
}

/** Replays a record. Never throws, whatever is in the address. */
export function replayed(opened: Opened, tables: Tables): Replayed {
  const { page, own, marks, query } = opened;
  const table = marks.table === page.table ? 'same' : tables.then ? 'earlier' : 'unknown';
  // An unknown table cannot be replayed: the page's is used instead.
  const by = table === 'earlier' ? tables.then : tables.page;
  // A table of then calls the ruling as it was called then.
  const [then] = namesOf(page.ruling, own).flatMap((name) => ruledAs(name, query, by ?? own) ?? []);
  return {
    sum: sumFinding(opened, tables.then),
    table,
    ...(then === undefined ? {} : { then }),
    ...(by && then && table === 'earlier' && tables.page ? { corrected: comparedBy(by, then, tables.page) } : {}),
    ...(by && then && tables.inForce ? { inForce: comparedBy(by, then, tables.inForce) } : {}),
  };
}

/** Compiles fetched tables. */
export function readied(tables: { readonly [Name in keyof Tables]: RecordTable | undefined }): Tables {
  return Object.fromEntries(Object.entries(tables).flatMap(([name, table]) => (table ? [[name, ready(table)]] : [])));
}
