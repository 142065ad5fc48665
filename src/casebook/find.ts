/** Filters cases: by words, and by their details. */
import { currentOf } from './versions.ts';
import type { KeptCase } from './types.ts';

/** The filter; empty fields match all. */
export interface CaseFilter {
  readonly words: string;
  readonly book: string;
  readonly tournament: string;
  readonly table: string;
  readonly archived: 'no' | 'only' | 'both';
}

export const EVERYTHING: CaseFilter = { words: '', book: '', tournament: '', table: '', archived: 'no' };

/** Asks in the casebook's address for cases with these words, without question mark. */
export function wordsQuery(words: string): string {
  return `words=${encodeURIComponent(words)}`;
}

/** The filter that an address asks for. */
export function filterIn(query: string): CaseFilter {
  return { ...EVERYTHING, words: new URLSearchParams(query).get('words') ?? '' };
}

/**
 * The cases that match, in their order. Rejects where the search for words cannot be loaded.
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
  return words.trim() === '' ? among : (await import('./find-words.ts')).withWords(among, words, titles);
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
