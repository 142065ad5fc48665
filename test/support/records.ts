/**
 * Records of the fixture book of two editions, opened as a page opens them, with the tables that its build
 * publishes.
 */
import { recordQuery } from '#addresses/record.ts';
import { tableAddress } from '#addresses/table-address.ts';
import { marksIn, withoutMarks } from '#addresses/record-marks.ts';
import { neededTables } from '#client/replay/needed-tables.ts';
import { readied, replayed, type Replayed, type Tables } from '#client/replay/replayed.ts';
import type { Opened } from '#client/replay/sum.ts';
import { compile } from '#decide/compile.ts';
import { readContentFiles } from '#library/files.ts';
import { joinLibrary } from '#library/load.ts';
import type { Edition, LoadedBook } from '#library/types.ts';
import { caseCheckProps } from '#views/decision.ts';
import type { CaseCheckProps } from '#views/decision-props.ts';
import type { RecordTable } from '#views/record-props.ts';
import { recordTables } from '#views/record-table.ts';
import { pageContextIn } from './page-context.ts';

const ROOT = 'test/books/good/two-editions';
const [book] = joinLibrary(readContentFiles(ROOT), '2026-11-01').books;
if (!book) throw new Error('the fixture has no book');

export interface Visit {
  readonly found: Replayed;
  readonly tables: Tables;
  readonly check: CaseCheckProps;
  /** Whether every table that the page asks for is there. */
  readonly missing: boolean;
}

/**
 * A ruling's page in one of the fixture's editions, with this query; `record` gives the marks of a sound one.
 */
export function opens(edition: string, ruling: string, query: string): Visit {
  const check = checkOf(edition, ruling);
  const marks = marksIn(query);
  const needed = neededTables(check, marks);
  const tables = readied({
    page: published(needed.page),
    then: published(needed.then),
    inForce: published(needed.inForce),
  });
  const { record } = check.shared;
  const opened: Opened = {
    page: { book: record.book, edition: record.edition, ruling, table: record.table },
    own: { compiled: compile(check.table), tree: check.tree },
    query: withoutMarks(query),
    marks,
  };
  const missing = Object.keys(needed).length > Object.keys(tables).length;
  return { found: replayed(opened, tables), tables, check, missing };
}

/** The query of a record of a page, ruled by its own table or by an earlier one. */
export function recordOf(edition: string, ruling: string, answers: string, table?: string): string {
  const { record } = checkOf(edition, ruling).shared;
  return recordQuery({ ...record, ruling, answers, ...(table === undefined ? {} : { table }) });
}

/** The hashes that a situation's table had before in an edition. */
export function earlierOf(edition: string, ruling: string): readonly string[] {
  return checkOf(edition, ruling).replay?.earlier ?? [];
}

function checkOf(id: string, ruling: string): CaseCheckProps {
  const { edition, context } = placeIn(id);
  const doc = edition.rulings.find((each) => each.id === ruling);
  const situation = doc && edition.situationById.get(doc.situation);
  if (!situation) throw new Error(`${id} has no ruling ${ruling}`);
  return caseCheckProps(situation, doc, context);
}

function placeIn(id: string) {
  const edition = (book as LoadedBook).editions.find((each) => each.id === id) as Edition;
  return { edition, context: pageContextIn(book as LoadedBook, edition) };
}

/** By address, as the build publishes them. */
const tables: ReadonlyMap<string, RecordTable> = new Map(
  book.editions.flatMap(({ id }) => {
    const { edition, context } = placeIn(id);
    return edition.situations.flatMap((situation) =>
      recordTables(situation, context).map((table): [string, RecordTable] => [
        tableAddress(context.permanent.situation(situation.id), table.hash),
        // As it travels.
        JSON.parse(JSON.stringify(table)) as RecordTable,
      ]),
    );
  }),
);

function published(address: string | undefined): RecordTable | undefined {
  return address === undefined ? undefined : tables.get(address);
}
