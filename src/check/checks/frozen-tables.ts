/**
 * Links to rulings name the table they were ruled by; each such table has a permanent copy
 * (docs/decisions/0021).
 */
import { compile } from '#decide/compile.ts';
import { hashOfFrozen, tableOfFrozen, type FrozenFile } from '#library/frozen.ts';
import type { FrozenTable } from '#model/index.ts';
import type { Content } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';
import { unfrozenIn } from '#check/freeze.ts';
import { remembered } from '#check/lookup.ts';
import { PERMALINKS_FILE } from '#check/permalinks.ts';
import { someOf } from './permalinks.ts';

/** Size limit for the diagram of a frozen table; current tables have their own limits. */
const MOST_NODES = 2_000_000;

/** Copies that were changed after they were made. */
export function frozenTables({ draft }: Content): readonly Finding[] {
  return draft.frozen.flatMap(frozenFindings);
}

/** Remembered by file, since frozen tables are never edited. */
const frozenFindings = remembered((file: FrozenFile): readonly Finding[] => {
  const position = { file: file.file, line: 1, column: 1 };
  const mend = 'Take the file as it was from the history of the content: it is never edited.';
  const { read } = file;
  if ('odd' in read) return [];
  if ('detail' in read) {
    const message = `this copy of a table that links name cannot be read: ${read.detail}. ${mend}`;
    return [finding('broken-frozen-table', position, message)];
  }
  const { table } = read;
  const elsewhere = placeOf(table) === placeOf(file) ? undefined : placeOf(table);
  if (elsewhere !== undefined) {
    const message = `this says that it is the table of ${elsewhere}, and stands where that of ${placeOf(file)} is looked for. ${mend}`;
    return [finding('broken-frozen-table', position, message)];
  }
  const hash = hashOfFrozen(table);
  if (hash !== file.hash) {
    const message = `what stands in it has the hash \`${hash}\`, so links that name \`${file.hash}\` would be ruled by another table. ${mend}`;
    return [finding('changed-frozen-table', position, message)];
  }
  const fault = faultOf(table);
  return fault === undefined ? [] : [finding('broken-frozen-table', position, `it makes no table: ${fault}. ${mend}`)];
});

/**
 * Tables as they are now of which there is no copy yet. One finding for each edition, as for its addresses.
 */
export function unfrozenTables({ editions }: Content): readonly Finding[] {
  return editions.flatMap((edition) => {
    const fresh = unfrozenIn(edition).map(({ situation }) => `${edition.path}/situations/${situation}`);
    if (fresh.length === 0) return [];
    const message = `no copy is kept yet of the tables, as they are now, of ${someOf(fresh)}. When they are as they should be published, run \`npm run check -- --update-permalinks\`.`;
    return [finding('unfrozen-table', { file: PERMALINKS_FILE, line: 1, column: 1 }, message)];
  });
}

function placeOf({ book, edition, situation }: FrozenTable | FrozenFile): string {
  return `${book}/${edition}/situations/${situation}`;
}

/** Why the engine cannot take it, if it cannot. */
function faultOf(table: FrozenTable): string | undefined {
  try {
    compile(tableOfFrozen(table), MOST_NODES);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
