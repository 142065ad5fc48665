/**
 * The search indexes, fetched once per page: the nearest book first, then the other books that have words of
 * the query, the deeper indexes last.
 */
import type { BookWords } from '#search/book-words.ts';
import { foldedName, namesOf } from '#search/book-names.ts';
import { find } from '#search/find.ts';
import type { OpenFuzzyWords } from '#search/fuzzy-words.ts';
import type { DataPlace } from '#addresses/data.ts';
import { indexName } from '#search/index-name.ts';
import { isKnownWord } from '#search/known-word.ts';
import { MOST_OPENED, type DeepData, type IndexData, type IndexedBook } from '#search/index-data.ts';
import { mayNameBook, namedBesideWords, namedBook, type Named } from '#search/named-book.ts';
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
  /** Whether the full text waits for the books: of many books it is large and would delay their names. */
  readonly textsToCome?: boolean;
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

/**
 * The indexes for this query: the book that it names beside a number, wherever the reader is, or beside other
 * words, where all books are searched; else as `loadIndexes`. A misspelled name is understood once Fuse is
 * there, which comes with the last part.
 */
export async function loadFor(query: string, place: Place, all: boolean): Promise<Loaded> {
  return (
    (await loadNamed(query, place, all)) ?? againWithNames(await loadIndexes(place, all, query), query, place, all)
  );
}

function againWithNames(loaded: Loaded, query: string, place: Place, all: boolean): Loaded {
  const { more } = loaded;
  if (!more) return loaded;
  return {
    ...loaded,
    more: async () => {
      const next = await more();
      return (await loadNamed(query, place, all)) ?? againWithNames(next, query, place, all);
    },
  };
}

/** Undefined where no book is named, or where it cannot be loaded. */
async function loadNamed(query: string, place: Place, all: boolean): Promise<Loaded | undefined> {
  const isNumber = mayNameBook(query);
  if (!isNumber && (query === '' || !(all || !place.edition))) return undefined;
  try {
    const books = (await listOfBooks(place)).map((book) => ofOwnEdition(book, place));
    const named = isNumber ? namedBook(query, books, openFuzzyWords) : await foundBesideName(query, books, place);
    if (!named) return undefined;
    const index = await indexOf(place.base, named.book);
    const loaded = { indexes: [index], books, texts: [named.book], partly: false, missing: [], booksToCome: false };
    const more = async (): Promise<Loaded> => {
      await deepen(place.base, named.book);
      return loadFor(query, place, all);
    };
    return { ...loaded, asked: named.rest, ...(isDeep(place.base, named.book) ? {} : { more }) };
  } catch {
    return undefined;
  }
}

/** The book named beside other words, if it has something of these. */
async function foundBesideName(
  query: string,
  books: readonly IndexedBook[],
  { base }: Place,
): Promise<Named<IndexedBook> | undefined> {
  const opened = openFuzzyWords ? await Promise.all(indexes.values()) : [];
  const isKnown = (word: string): boolean => isKnownWord(word, opened);
  const named = namedBesideWords(query, books, openFuzzyWords && { openFuzzyWords, isKnown });
  if (!named) return undefined;
  const index = await indexOf(base, named.book);
  // "Binokel" is a meld, too: there it stays a word of the query.
  const own = namesOf(named.book);
  const isTerm = index.entries.some(({ names = [] }) => names.some((name) => own.includes(foldedName(name))));
  const rest = isTerm ? query : named.rest;
  return find(rest, [index]).matches.length > 0 ? { ...named, rest } : undefined;
}

/** The indexes of the page's own book, or of all books. Rejects if nothing could be loaded. */
export async function loadIndexes(place: Place, all: boolean, query = ''): Promise<Loaded> {
  const { base, language, edition: own } = place;
  if (own && !all) {
    const index = await indexOf(base, own);
    const texts = [{ ...own, language }];
    const loaded = { indexes: [index], books: [], texts, partly: false, missing: [], booksToCome: false };
    return { ...loaded, ...deeper([own], place, () => loadIndexes(place, all, query)) };
  }
  const books = await listOfBooks(place).catch(() => undefined);
  if (!books) {
    // The loaded index of the page's own book is still used.
    const again = () => loadIndexes(place, all, query);
    if (own) return { ...(await loadIndexes(place, false)), partly: true, ...deeper([own], place, again) };
    throw new Error('the list of books could not be loaded');
  }
  return loadBooks(
    query,
    books.map((book) => ofOwnEdition(book, place)),
    place,
  );
}

/**
 * Loads the indexes of all books in steps: the nearest book first, so that the first hit does not wait; in a
 * large library then the likeliest book, then the rest of the chosen ones.
 * @param least loads at least this many books; more if they were requested before
 */
async function loadBooks(query: string, books: readonly IndexedBook[], place: Place, least = 1): Promise<Loaded> {
  const { base } = place;
  const isMany = books.length > MOST_OPENED;
  const words = isMany ? (await bookWords()).shardsOf(query) : [];
  const isChosen = least > 1 || words.every((name) => files.has(shardUrl(base, name)));
  const chosen = isChosen ? await likeliest(query, books, words, place) : books.slice(0, 1);
  const steps = isMany ? [1, 2, MOST_OPENED] : [1, MOST_OPENED];
  const isAsked = (book: IndexedBook) => indexes.has(addressOf(base, book));
  const count = isChosen ? (steps.findLast((step) => step <= least || chosen.slice(0, step).every(isAsked)) ?? 1) : 1;
  const booksToCome = !isChosen || count < chosen.length;
  const next = () => loadBooks(query, books, place, steps.find((step) => step > count) ?? MOST_OPENED);

  const wanted = chosen.slice(0, count);
  const opened = await Promise.allSettled(wanted.map((book) => indexOf(base, book)));
  const found = opened.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  if (found.length === 0 && booksToCome) return next();
  if (found.length === 0) throw new Error('no index could be loaded');
  const there = wanted.filter((_, at) => opened[at]?.status === 'fulfilled');
  const missing = booksToCome ? [] : wanted.filter((book) => !there.includes(book)).map(({ title }) => title);
  return {
    indexes: found,
    books,
    texts: books,
    textsToCome: isMany && booksToCome,
    partly: missing.length > 0,
    missing,
    booksToCome,
    ...(booksToCome ? { more: next } : deeper(there, place, () => loadBooks(query, books, place, MOST_OPENED))),
  };
}

/** The nearest book, and in a large library the books that have words of the query, best first. */
async function likeliest(
  query: string,
  books: readonly IndexedBook[],
  words: readonly string[],
  { base, edition: own }: Place,
): Promise<readonly IndexedBook[]> {
  if (books.length <= MOST_OPENED) return books;
  const { booksWith } = await bookWords();
  const loaded = await Promise.all(
    words.map(async (name) => [name, await fetched<BookWords>(shardUrl(base, name))] as const),
  );
  const order = new Map(booksWith(query, new Map(loaded)).map((name, at) => [name, at]));
  const place = (book: IndexedBook) => order.get(indexName(book)) ?? order.size;
  const others = own ? books.slice(1) : books;
  const having = others.filter((book) => order.has(indexName(book))).toSorted((a, b) => place(a) - place(b));
  return [...(own || having.length === 0 ? books.slice(0, 1) : []), ...having].slice(0, MOST_OPENED);
}

/** @param again loads again once the deeper indexes are there */
function deeper(editions: readonly DataPlace[], { base }: Place, again: () => Promise<Loaded>): Pick<Loaded, 'more'> {
  const shallow = editions.filter((edition) => !isDeep(base, edition));
  if (shallow.length === 0) return {};
  return {
    more: async () => {
      await Promise.all(shallow.map((edition) => deepen(base, edition)));
      return again();
    },
  };
}

/** The editions in force, each book once, the page's own first. Rejects if the list cannot be loaded. */
async function listOfBooks(place: Place): Promise<readonly IndexedBook[]> {
  const all = await fetched<readonly IndexedBook[]>(`${place.base}search-index/books.json`);
  // A club's rules would look like those of the book: they are found from its own pages.
  const known = all.filter(({ book, house }) => !house || book === place.edition?.book);
  return nearestFirst(known, place);
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
function indexOf(base: string, edition: DataPlace): Promise<Index> {
  const address = addressOf(base, edition);
  return once(indexes, address, async () => openIndex(await fetched<IndexData>(`${address}.json`)));
}

/** Those in `indexes` whose deeper part is loaded. */
const deep = new Set<string>();
/** There once anything is. */
let openFuzzyWords: OpenFuzzyWords | undefined;
/** Finds slips of the pen; undefined as long as Fuse is on its way. */
export function fuzzyWords(): OpenFuzzyWords | undefined {
  return openFuzzyWords;
}
function isDeep(base: string, edition: DataPlace): boolean {
  return deep.has(addressOf(base, edition));
}
async function deepen(base: string, edition: DataPlace): Promise<void> {
  const address = addressOf(base, edition);
  await indexOf(base, edition);
  if (deep.has(address)) return;
  const [data, more, fuzzy] = await Promise.all([
    fetched<IndexData>(`${address}.json`),
    fetched<DeepData>(`${address}.deep.json`),
    import('#search/fuzzy-words.ts'),
  ]);
  if (deep.has(address)) return;
  ({ openFuzzyWords } = fuzzy);
  deep.add(address);
  indexes.set(address, Promise.resolve(openIndex(data, more, openFuzzyWords)));
}

/** Only a library of many books needs them. */
function bookWords(): Promise<typeof import('#search/book-words.ts')> {
  return import('#search/book-words.ts');
}

function shardUrl(base: string, name: string): string {
  return `${base}search-index/${name}.json`;
}

/** Without the file extension. */
function addressOf(base: string, edition: DataPlace): string {
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
