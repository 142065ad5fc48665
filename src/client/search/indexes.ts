/** The search indexes, fetched once per page: the nearest book first, the deeper indexes last. */
import { indexName, type IndexOf } from '#search/index-name.ts';
import type { DeepData, IndexData, IndexedBook } from '#search/index-data.ts';
import { mayNameBook, namedBook } from '#search/named-book.ts';
import { openIndex, type Index } from '#search/open.ts';
import type { TextEdition } from '#search/full-text/search.ts';
import type { Place } from './place.ts';

export interface Loaded {
  /** The page's own book first, then those in its language. */
  readonly indexes: readonly Index[];
  /** The editions in force; empty where only the page's own is searched. */
  readonly books: readonly IndexedBook[];
  /** The same editions, for the full text. */
  readonly texts: readonly TextEdition[];
  /** Whether some could not be loaded. */
  readonly partly: boolean;
  /** The titles of those; empty when even the list of books could not be loaded. */
  readonly missing: readonly string[];
  /** Set when `more` could not be fetched. */
  readonly cutShort?: true;
  /** Fetches the next part: the other books, or the deeper indexes. Absent when everything is loaded. */
  readonly more?: () => Promise<Loaded>;
  /** Whether other books are still to be loaded. */
  readonly booksToCome: boolean;
  /** The query without the name of the one book that it named. */
  readonly asked?: string;
}

/** Whether more than one book has been searched; from then on a search waits for all of them. */
let othersAsked = false;

/**
 * The indexes for this query: the book that it names beside a number, wherever the reader is; else as
 * `loadIndexes`.
 */
export async function loadFor(query: string, place: Place, all: boolean): Promise<Loaded> {
  if (!mayNameBook(query)) return loadIndexes(place, all);
  const named = await loadNamed(query, place).catch(() => undefined);
  return named ?? loadIndexes(place, all);
}

async function loadNamed(query: string, place: Place): Promise<Loaded | undefined> {
  const books = (await listOfBooks(place)).map((book) => ofOwnEdition(book, place));
  const named = namedBook(query, books);
  if (!named) return undefined;
  const index = await indexOf(place.base, named.book);
  const loaded = { indexes: [index], books, texts: [named.book], partly: false, missing: [], booksToCome: false };
  const more = async (): Promise<Loaded> => {
    await deepen(place.base, named.book);
    return loadFor(query, place, false);
  };
  return { ...loaded, asked: named.rest, ...(isDeep(place.base, named.book) ? {} : { more }) };
}

/** The indexes of the page's own book, or of all books. Rejects if nothing could be loaded. */
export async function loadIndexes(place: Place, all: boolean): Promise<Loaded> {
  const { base, language, edition: own } = place;
  if (own && !all) {
    const index = await indexOf(base, own);
    const texts = [{ ...own, language }];
    const loaded = { indexes: [index], books: [], texts, partly: false, missing: [], booksToCome: false };
    return { ...loaded, ...deeper([own], place, all) };
  }
  const books = await listOfBooks(place).catch(() => undefined);
  if (!books) {
    // The loaded index of the page's own book is still used.
    if (own) return { ...(await loadIndexes(place, false)), partly: true, ...deeper([own], place, all) };
    throw new Error('the list of books could not be loaded');
  }
  const editions = books.map((book) => ofOwnEdition(book, place));
  const [nearest] = editions;
  if (nearest && !othersAsked) {
    // The first hit does not wait for the other books.
    const index = await indexOf(base, nearest).catch(() => undefined);
    const more = () => {
      othersAsked = true;
      return loadIndexes(place, all);
    };
    const loaded = { books, texts: editions, partly: false, missing: [], booksToCome: true, more };
    if (index) return { indexes: [index], ...loaded };
  }
  const opened = await Promise.allSettled(editions.map((edition) => indexOf(base, edition)));
  const found = opened.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  if (found.length === 0) throw new Error('no index could be loaded');
  const there = editions.filter((_, at) => opened[at]?.status === 'fulfilled');
  const missing = editions.filter((edition) => !there.includes(edition)).map(({ title }) => title);
  const loaded = { indexes: found, books, texts: editions, partly: missing.length > 0, missing, booksToCome: false };
  return { ...loaded, ...deeper(there, place, all) };
}

function deeper(editions: readonly IndexOf[], place: Place, all: boolean): Pick<Loaded, 'more'> {
  const shallow = editions.filter((edition) => !isDeep(place.base, edition));
  if (shallow.length === 0) return {};
  return {
    more: async () => {
      await Promise.all(shallow.map((edition) => deepen(place.base, edition)));
      return loadIndexes(place, all);
    },
  };
}

/** The editions in force, each book once, the page's own first. Rejects if the list cannot be loaded. */
async function listOfBooks(place: Place): Promise<readonly IndexedBook[]> {
  return nearestFirst(await fetched<readonly IndexedBook[]>(`${place.base}search-index/books.json`), place);
}

/** On the page of an older edition its book is searched in that edition. */
function ofOwnEdition(book: IndexedBook, { edition: own }: Place): IndexedBook {
  return book.book === own?.book ? { ...book, edition: own.edition } : book;
}

function nearestFirst(list: readonly IndexedBook[], { language, edition }: Place): readonly IndexedBook[] {
  const distance = (book: IndexedBook) => (book.book === edition?.book ? 0 : book.language === language ? 1 : 2);
  // Each book once: in the reader's language if it has words in it, else in its own.
  const original = (book: IndexedBook) => (book.language === language ? 0 : book.words === undefined ? 1 : 2);
  const books = Map.groupBy(list, ({ book }) => book).values();
  return [...books]
    .flatMap((same) => same.toSorted((a, b) => original(a) - original(b)).slice(0, 1))
    .toSorted((a, b) => distance(a) - distance(b));
}

const indexes = new Map<string, Promise<Index>>();
function indexOf(base: string, edition: IndexOf): Promise<Index> {
  const address = addressOf(base, edition);
  return once(indexes, address, async () => openIndex(await fetched<IndexData>(`${address}.json`)));
}

/** Those in `indexes` whose deeper part is loaded. */
const deep = new Set<string>();
function isDeep(base: string, edition: IndexOf): boolean {
  return deep.has(addressOf(base, edition));
}
async function deepen(base: string, edition: IndexOf): Promise<void> {
  const address = addressOf(base, edition);
  await indexOf(base, edition);
  if (deep.has(address)) return;
  const [data, more] = await Promise.all([
    fetched<IndexData>(`${address}.json`),
    fetched<DeepData>(`${address}.deep.json`),
  ]);
  if (deep.has(address)) return;
  deep.add(address);
  indexes.set(address, Promise.resolve(openIndex(data, more)));
}

/** Without the file extension. */
function addressOf(base: string, edition: IndexOf): string {
  return `${base}search-index/${indexName(edition)}`;
}

const files = new Map<string, Promise<unknown>>();
function fetched<T>(url: string): Promise<T> {
  // Trusted: made in the build from typed data.
  return once(files, url, async () => (await answer(url)).json()) as Promise<T>;
}

async function answer(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  return response;
}

/** Failures are not cached. */
function once<T>(known: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const made = known.get(key) ?? make();
  known.set(key, made);
  made.catch(() => known.delete(key));
  return made;
}
