/** Which rows of a list a query leaves: for the fields over lists and for the casebook. */
import { fold, foldedWords } from './fold.ts';

/**
 * Maximum share of wrong letters in a word. More would find few further slips, but twice as many unrelated
 * rows.
 */
const WRONG = 0.25;

/**
 * The rows that contain every word of the query, in their order. A word that no row contains is replaced by
 * similar ones. Fuse is loaded only then; if that fails, no row matches the word.
 * @param textOf the folded text that a row is found by
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
