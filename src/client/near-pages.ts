/** Finds the pages nearest to an address that does not exist, and makes links to them. */
import { pathOf } from '#addresses/pages.ts';
import { booksCalled, booksCalledLike } from '#search/book-names.ts';
import { openFuzzyWords } from '#search/fuzzy-words.ts';
import type { IndexData, IndexedBook } from '#search/index-data.ts';
import { indexName } from '#search/index-name.ts';
import { nearPaths, pagesIn } from '#search/near-path.ts';
import { element } from './element.ts';

/** The most links that are shown. */
const MOST = 5;

/** The sections of a book, as the words on the page name them. */
const DOORS = [
  ['happened', pathOf('situations')],
  ['rules', '#rules'],
  ['penalties', pathOf('penalties')],
] as const;

/**
 * @param parts the parts of the address below the site's base: language, book and the rest
 * @param doors the names of a book's sections in the language of the page; unnamed ones are left out
 * @returns none when not even the book is recognised; rejects when nothing can be fetched
 */
export async function nearPages(
  [language = '', ...rest]: readonly string[],
  base: string,
  doors: Readonly<Record<string, string | undefined>>,
): Promise<readonly HTMLElement[]> {
  const books = await fetched<readonly IndexedBook[]>(`${base}search-index/books.json`);
  // The language may be missing: `/bridge/17/`.
  const found = bookIn(rest[0], language, books) ?? bookIn(language, '', books);
  if (!found) return [];
  const after = rest.slice(rest[0] !== undefined && bookIn(rest[0], language, books) ? 1 : 0);
  const index = await fetched<IndexData>(`${base}search-index/${indexName(found)}.json`);
  const path = (after[0] === found.edition ? after.slice(1) : after).join('/');
  const home = base + found.path;
  return [
    ...nearPaths(path, pagesIn(index), MOST, openFuzzyWords).map(({ path: to, number = '', title }) =>
      linkTo(home + to, `${number} ${title.text}`.trim(), title.lang ?? index.language),
    ),
    linkTo(home, found.title, index.language),
    ...DOORS.flatMap(([door, path]) => (doors[door] === undefined ? [] : [linkTo(home + path, doors[door])])),
  ];
}

/** The book whose name is nearest to a part of the path; in that language if it has words in it. */
function bookIn(part: string | undefined, language: string, books: readonly IndexedBook[]): IndexedBook | undefined {
  if (part === undefined) return undefined;
  const exact = booksCalled(part, books);
  const called = exact.length > 0 ? exact : booksCalledLike(part, books, openFuzzyWords);
  return called.find((book) => book.language === language) ?? called[0];
}

function linkTo(href: string, text: string, lang?: string): HTMLElement {
  return element('a', { href, lang }, element('b', {}, text));
}

async function fetched<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  // The build wrote these files from typed data.
  return (await response.json()) as T;
}
