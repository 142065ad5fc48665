/** On a ruling's page with a record in its address: the original ruling, and the current one. */
import { render } from 'preact';
import { queryNow, marksNow } from '#client/address.ts';
import { addStyles } from '#client/styles.ts';
import { compile } from '#decide/compile.ts';
import { loadWords } from '#i18n/load.ts';
import differenceUrl from '#styles/difference.css?url';
import url from '#styles/replay.css?url';
import type { CaseCheckProps } from '#views/decision-props.ts';
import type { RecordTable } from '#views/record-props.ts';
import { neededTables } from './needed-tables.ts';
import { Answered } from './Replayed.tsx';
import { readied, replayed, type Opened } from './replayed.ts';

/** Inserts it before an element. */
export async function mountReplay(place: HTMLElement, check: CaseCheckProps): Promise<void> {
  const [query, marks] = [queryNow(), marksNow()];
  const { ruling, shared, table, tree, former, language } = check;
  const { record } = shared;
  const needed = neededTables(check, marks);
  const [words, page, then, inForce] = await Promise.all([
    loadWords('replay', language),
    tableAt(needed.page),
    tableAt(needed.then),
    tableAt(needed.inForce),
    addStyles(url),
    addStyles(differenceUrl),
  ]);
  const opened: Opened = {
    page: { book: record.book, edition: record.edition, ruling, table: record.table },
    own: { compiled: compile(table), tree, ...(former && { former }) },
    query,
    marks,
  };
  const tables = readied({ page, then, inForce });
  const missing = Object.keys(needed).length > Object.keys(tables).length;
  const root = document.createElement('div');
  root.id = 'replayed';
  place.before(root);
  render(
    <Answered found={replayed(opened, tables)} tables={tables} missing={missing} check={check} words={words} />,
    root,
  );
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
