/** Finds the law articles that running text names: `artikel 27A1`, `artikelen 12B1 en 12C`, `art. 11.3.2`. */
import type { ArticleWords } from '#i18n/words.ts';
import { articleWords } from '#i18n/articles.ts';

/** Any of the words that the languages have for one purpose, as a part of a regular expression. */
const anyOf = (purpose: keyof ArticleWords, ...more: readonly string[]) =>
  [...Object.values(articleWords).flatMap((words) => words[purpose]), ...more].map(asWritten).join('|');

const SIGNS = String.raw`(?:[A-Z]+\.)?\d+(?:[A-Za-z]\d*)?(?:\.\d+)*(?:\([a-z]+\))*`;
/** Not the beginning of something else: of a clock time, of a range. */
const ONE = String.raw`${SIGNS}(?![\p{L}\d]|[.:]\d|\s*(?:[-–]|${anyOf('range')})\s*\d)`;
/**
 * A further one after the word in the singular: only with a capital, since anything else may count something.
 */
const FURTHER = String.raw`(?=\d+[A-Z])${ONE}`;
const AND = String.raw`(?:,\s*|,?\s+(?:${anyOf('and')})\s+)`;
const SINGULAR = `(?:${anyOf('one', '§')})`;
const PLURAL = `(?:${anyOf('many', '§§')})`;
const OF_ANOTHER_BOOK = String.raw`\s+(?:${anyOf('of')})\s+\p{L}`;

/** Matches the whole list or nothing, so that what follows it applies to all of it. */
const list = (name: string, further: string) =>
  String.raw`:?\s*(?<${name}>${ONE}(?:${AND}${further})*)(?!${AND}${further}|${OF_ANOTHER_BOOK})`;
const NAMED = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${PLURAL}${list('many', ONE)}|${SINGULAR}${list('one', FURTHER)})`,
  'gu',
);

/**
 * The articles that a text names, each once, in order, as written. Ranges (`29 tot en met 32`) and articles
 * of other books (`artikel 32 van het reglement`) are skipped.
 */
export function articlesIn(text: string): readonly string[] {
  const lists = [...text.matchAll(NAMED)].map(({ groups }) => groups?.['many'] ?? groups?.['one'] ?? '');
  return [...new Set(lists.flatMap((list) => list.match(new RegExp(SIGNS, 'g')) ?? []))];
}

/**
 * With a small or a capital letter at its beginning, and nothing in it that means something to the
 * expression.
 */
function asWritten(word: string): string {
  const [first = '', ...rest] = word;
  const start = /[a-z]/.test(first) ? `[${first.toUpperCase()}${first}]` : first;
  return start + rest.join('').replace(/[.]/g, String.raw`\.`);
}
