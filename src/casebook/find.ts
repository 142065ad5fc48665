/** Which cases somebody asks for: by their words, and by what they are kept under. */
import { fold } from '#search/fold.ts';
import { currentOf } from './versions.ts';
import { TEXT_DETAILS, type KeptCase } from './types.ts';

/** What is asked for; empty for all of it. */
export interface Asked {
  readonly words: string;
  readonly book: string;
  readonly tournament: string;
  readonly table: string;
  readonly archived: 'no' | 'only' | 'both';
}

export const EVERYTHING: Asked = { words: '', book: '', tournament: '', table: '', archived: 'no' };

/**
 * The cases that have it all, in their order. Words are looked for in every version, however they are spelled.
 * @param titles names of books, by id
 */
export function found(
  cases: readonly KeptCase[],
  { words, book, tournament, table, archived }: Asked,
  titles: Readonly<Record<string, string>> = {},
): readonly KeptCase[] {
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  return cases.filter((kept) => {
    const { record, details } = currentOf(kept);
    if (archived !== 'both' && details.archived !== (archived === 'only')) return false;
    if ((book !== '' && record.book !== book) || (table !== '' && details.table !== table)) return false;
    if (tournament !== '' && details.tournament !== tournament) return false;
    if (wanted.length === 0) return true;
    const text = fold(textOf(kept, titles));
    return wanted.every((word) => text.includes(word));
  });
}

/** What there is to choose from: each value once, by name. */
export function valuesOf(cases: readonly KeptCase[], of: 'book' | 'tournament' | 'table'): readonly string[] {
  const values = cases.map((kept) => {
    const { record, details } = currentOf(kept);
    return of === 'book' ? record.book : details[of];
  });
  // Tables are numbers more often than not: 2 comes before 10.
  const byName = new Intl.Collator(undefined, { numeric: true });
  return [...new Set(values)].filter((value) => value !== '').toSorted((a, b) => byName.compare(a, b));
}

/** All that any version of a case says. */
function textOf({ versions }: KeptCase, titles: Readonly<Record<string, string>>): string {
  const texts = versions.flatMap(({ record, said, details }) => [
    ...[titles[record.book] ?? record.book, record.sum, said.work, said.edition, said.situation, said.verdict],
    ...[...said.facts, ...said.chips, ...said.leave, ...said.cites],
    ...TEXT_DETAILS.map((key) => details[key]),
  ]);
  return [...new Set(texts)].join('\n');
}
