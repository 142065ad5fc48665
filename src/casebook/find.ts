/** Filters cases: by words, and by their details. */
import { fold } from '#search/fold.ts';
import { fuzzyFilter } from '#search/fuzzy-filter.ts';
import { currentOf } from './versions.ts';
import { TEXT_DETAILS, type KeptCase } from './types.ts';

/** The filter; empty fields match all. */
export interface CaseFilter {
  readonly words: string;
  readonly book: string;
  readonly tournament: string;
  readonly table: string;
  readonly archived: 'no' | 'only' | 'both';
}

export const EVERYTHING: CaseFilter = { words: '', book: '', tournament: '', table: '', archived: 'no' };

/**
 * The cases that match, in their order. Words are searched in every version, with tolerance for typing
 * errors.
 * @param titles names of books, by id
 */
export async function found(
  cases: readonly KeptCase[],
  { words, book, tournament, table, archived }: CaseFilter,
  titles: Readonly<Record<string, string>> = {},
): Promise<readonly KeptCase[]> {
  const among = cases.filter((kept) => {
    const { record, details } = currentOf(kept);
    if (archived !== 'both' && details.archived !== (archived === 'only')) return false;
    if ((book !== '' && record.book !== book) || (table !== '' && details.table !== table)) return false;
    return tournament === '' || details.tournament === tournament;
  });
  return fuzzyFilter(among, words, (kept) => textOf(kept, titles));
}

/** The values to choose from, without duplicates, sorted by name. */
export function valuesOf(cases: readonly KeptCase[], of: 'book' | 'tournament' | 'table'): readonly string[] {
  const values = cases.map((kept) => {
    const { record, details } = currentOf(kept);
    return of === 'book' ? record.book : details[of];
  });
  // Tables are mostly numbers: 2 comes before 10.
  const byName = new Intl.Collator(undefined, { numeric: true });
  return [...new Set(values)].filter((value) => value !== '').toSorted((a, b) => byName.compare(a, b));
}

/** Cache: folding ten thousand cases takes too long for every key press. A changed case is a new object. */
const texts = new WeakMap<KeptCase, string>();

/** The searchable text of all versions of a case, folded. */
function textOf(kept: KeptCase, titles: Readonly<Record<string, string>>): string {
  const known = texts.get(kept);
  if (known !== undefined) return known;
  const all = kept.versions.flatMap(({ record, said, details }) => [
    ...[titles[record.book] ?? record.book, record.sum, said.work, said.edition, said.situation, said.verdict],
    ...[...said.facts, ...said.chips, ...said.leave, ...said.cites],
    ...TEXT_DETAILS.map((key) => details[key]),
  ]);
  const text = fold([...new Set(all)].join('\n'));
  texts.set(kept, text);
  return text;
}
