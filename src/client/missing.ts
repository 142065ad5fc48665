/**
 * The page for an address that leads nowhere, once a script can look at that address: it speaks the language of its
 * path and names the nearest pages.
 */
import type { IndexData, IndexedBook } from '#search/index-data.ts';
import { indexName } from '#search/index-name.ts';
import { nearPaths } from '#search/near-path.ts';
import { typingErrors } from '#search/typing-errors.ts';
import { element } from './element.ts';

/** As many as can be looked through. */
const MOST = 5;

/** The language of the path is shown alone; then what is near is looked for. Where nothing can be fetched all stays. */
export function findOut(path: string, base: string): void {
  const parts = decoded(path).slice(base.length).split('/').filter(Boolean);
  const sections = [...document.querySelectorAll<HTMLElement>('main > [lang]')];
  const own = sections.find(({ lang }) => lang === parts[0]) ?? sections[0];
  if (!own) return;
  speakOnly(own, sections);
  nearest(parts, base).then(
    (links) => {
      const list = own.querySelector('[data-near]');
      list?.querySelector('ul')?.append(...links.map((link) => element('li', {}, link)));
      list?.toggleAttribute('hidden', links.length === 0);
    },
    () => undefined,
  );
}

function speakOnly(own: HTMLElement, sections: readonly HTMLElement[]): void {
  document.documentElement.lang = own.lang;
  for (const section of sections) section.hidden = section !== own;
  const head = own.querySelector('h2');
  head?.replaceWith(element('h1', {}, ...head.childNodes));
  document.title = own.querySelector('h1')?.textContent ?? document.title;
}

async function nearest([language = '', ...rest]: readonly string[], base: string): Promise<readonly HTMLElement[]> {
  const books = await fetched<readonly IndexedBook[]>(`${base}search-index/books.json`);
  // The language may be what is missing: `/bridge/17/`.
  const found = bookIn(rest[0], language, books) ?? bookIn(language, '', books);
  if (!found) return [];
  const after = rest.slice(rest[0] !== undefined && bookIn(rest[0], language, books) ? 1 : 0);
  const index = await fetched<IndexData>(`${base}search-index/${indexName(found)}.json`);
  const path = (after[0] === found.edition ? after.slice(1) : after).join('/');
  const home = base + found.path;
  return [
    ...nearPaths(path, index, MOST).map(({ path: to, number, title }) =>
      linkTo(home + to, number === undefined ? title : `${number} ${title}`),
    ),
    linkTo(home, found.title),
  ];
}

/** The book that a part of the path names, or nearly so; in that language where it has words in it. */
function bookIn(part: string | undefined, language: string, books: readonly IndexedBook[]): IndexedBook | undefined {
  if (part === undefined) return undefined;
  const alike = books.filter(({ book }) => typingErrors(part.toLowerCase(), book, 2) <= 2 && part.length > 2);
  return alike.find((book) => book.language === language) ?? alike[0];
}

function linkTo(href: string, text: string): HTMLElement {
  return element('a', { href }, element('b', {}, text));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

async function fetched<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  // The build wrote these files from typed data.
  return (await response.json()) as T;
}
