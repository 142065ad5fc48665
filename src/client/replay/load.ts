/** Fetches the tables that a record needs, and replays it. */
import type { RecordMarks } from '#addresses/record-marks.ts';
import { compile } from '#decide/compile.ts';
import type { CaseCheckProps } from '#views/decision-props.ts';
import type { RecordTable } from '#views/record-props.ts';
import { neededTables } from './needed-tables.ts';
import { readied, replayed, type Replayed, type Tables } from './replayed.ts';

export interface LoadedReplay {
  readonly found: Replayed;
  readonly tables: Tables;
  /** Whether a table that exists could not be fetched. */
  readonly missing: boolean;
}

/**
 * Never rejects.
 * @param check the data of the ruling's own page
 * @param query the record's answers
 */
export async function loadReplay(check: CaseCheckProps, query: string, marks: RecordMarks): Promise<LoadedReplay> {
  const { ruling, shared, table, tree, former } = check;
  const { book, edition, table: hash } = shared.record;
  const needed = neededTables(check, marks);
  const [page, then, inForce] = await Promise.all([
    tableAt(needed.page),
    tableAt(needed.then),
    tableAt(needed.inForce),
  ]);
  const tables = readied({ page, then, inForce });
  const own = { compiled: compile(table), tree, ...(former && { former }) };
  return {
    found: replayed({ page: { book, edition, ruling, table: hash }, own, query, marks }, tables),
    tables,
    missing: Object.keys(needed).length > Object.keys(tables).length,
  };
}

/** Fetched; undefined when it cannot be, or none is needed. */
async function tableAt(href: string | undefined): Promise<RecordTable | undefined> {
  if (href === undefined) return undefined;
  try {
    const response = await fetch(href);
    // Trusted JSON: made in the build from the same type.
    return response.ok ? ((await response.json()) as RecordTable) : undefined;
  } catch {
    return undefined;
  }
}
