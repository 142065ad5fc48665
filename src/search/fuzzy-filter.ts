/** Which rows of a list a query leaves: for the fields over lists and for the casebook. */
import { fold, foldedWords } from './fold.ts';

/**
 * The share of a word's letters that may be wrong. More finds few slips more, and twice as many rows nobody
 * meant.
 */
const WRONG = 0.25;

/**
 * The rows that have every word of the query, in their order. A word that none of the rows has, not even
 * within another, is taken for those that it resembles. Fuse is fetched only then; where it cannot be, the
 * word is in no row.
 * @param textOf what a row is found by, folded
 */
export async function fuzzyFilter<Row>(
  rows: readonly Row[],
  query: string,
  textOf: (row: Row) => string,
): Promise<readonly Row[]> {
  const asked = fold(query).split(/\s+/).filter(Boolean);
  if (asked.length === 0) return rows;
  const texts = rows.map(textOf);
  const literal = rows.filter((_, at) => asked.every((word) => texts[at]?.includes(word)));
  if (literal.length > 0) return literal;
  const isUnknown = (word: string): boolean => !texts.some((text) => text.includes(word));
  const unknown = asked.filter(isUnknown);
  if (unknown.length === 0) return [];
  const fuzzy = await import('./fuzzy-words.ts').catch(() => undefined);
  if (!fuzzy) return [];
  const words = [...new Set(texts.flatMap(foldedWords))];
  const similarTo = fuzzy.openFuzzyWords(words, WRONG);
  const meant = asked.map((word) =>
    unknown.includes(word) ? similarTo(word).flatMap(({ place }) => words[place] ?? []) : [word],
  );
  return rows.filter((_, at) => meant.every((any) => any.some((word) => texts[at]?.includes(word))));
}
