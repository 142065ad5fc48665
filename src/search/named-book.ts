/** Recognises the name of a book in a query: "troefcall 17", "4.9 bridge", "troefcall verzaken". */
import { booksCalled, booksCalledLike, foldedName, type NamedBook } from './book-names.ts';
import { foldedWords } from './fold.ts';
import type { OpenFuzzyWords } from './fuzzy-words.ts';
import { readNumber } from './number.ts';
import { isStopWord } from './stop-words.ts';

/** A book that a query names, and the rest of the query as typed. */
export interface Named<Book> {
  readonly book: Book;
  readonly rest: string;
}

/** A book's name is made of at most so many words: "l hombre". */
const LONGEST = 3;
/** Beside words a shorter name may be a word itself. */
const SHORTEST_BESIDE_WORDS = 5;

/** Whether a query may be a name and a number, so that it is worth knowing what the books are called. */
export function mayNameBook(query: string): boolean {
  return readNumber(query) === undefined && /\d/.test(query) && besideNumber(query).length > 0;
}

/**
 * The book named next to a number, and that number as typed; undefined for any other query. A correct
 * spelling takes precedence over one with a slip.
 * @param openFuzzyWords finds slips; without it there are none, as long as Fuse is on its way
 */
export function namedBook<Book extends NamedBook>(
  query: string,
  books: readonly Book[],
  openFuzzyWords?: OpenFuzzyWords,
): Named<Book> | undefined {
  if (!mayNameBook(query)) return undefined;
  const asked = besideNumber(query);
  const [exact] = asked.flatMap(({ name, rest }) => booksCalled(name, books).map((book) => ({ book, rest })));
  if (exact || !openFuzzyWords) return exact;
  const [similar] = asked.flatMap(({ name, rest }) =>
    booksCalledLike(name, books, openFuzzyWords).map((book) => ({ book, rest })),
  );
  return similar;
}

/** How slips in a name beside words are found: a word that some book has is none. */
export interface Slips {
  readonly openFuzzyWords: OpenFuzzyWords;
  /** @param word folded */
  readonly isKnown: (word: string) => boolean;
}

/**
 * The one book named among other words, anywhere in the query; undefined where none is named or several are,
 * and where the other words say nothing.
 */
export function namedBesideWords<Book extends NamedBook>(
  query: string,
  books: readonly Book[],
  slips?: Slips,
): Named<Book> | undefined {
  const asked = anywhere(query).filter(
    ({ name, rest }) =>
      name.length >= SHORTEST_BESIDE_WORDS && foldedWords(rest).some((word) => word.length > 2 && !isStopWord(word)),
  );
  const exact = asked.flatMap(({ name, rest }) => booksCalled(name, books).map((book) => ({ book, rest })));
  if (exact.length > 0 || !slips) return onlyOne(exact);
  const misspelled = asked.filter(({ words }) => !words.some(slips.isKnown));
  return onlyOne(
    misspelled.flatMap(({ name, rest }) =>
      booksCalledLike(name, books, slips.openFuzzyWords).map((book) => ({ book, rest })),
    ),
  );
}

/** The first, if all name the same book. */
function onlyOne<Book extends NamedBook>(named: readonly Named<Book>[]): Named<Book> | undefined {
  return new Set(named.map(({ book }) => book.book)).size === 1 ? named[0] : undefined;
}

/** A part of a query that may be a name, without blanks and punctuation, and the rest as typed. */
interface Split {
  readonly name: string;
  /** The words of the name, folded. */
  readonly words: readonly string[];
  readonly rest: string;
}

/** The query split into a name, at its beginning or its end, and a number. */
function besideNumber(query: string): readonly Split[] {
  const parts = partsOf(query);
  const count = Math.min(LONGEST, parts.length - 1);
  const before = Array.from({ length: count }, (_, at) => splitAt(parts, 0, at + 1));
  // The longer name first: "l hombre 16" is no "l" with a number that begins with a word.
  return [...before.reverse(), splitAt(parts, parts.length - 1, 1)].filter(
    ({ name, rest }) => /^[a-z]{2,}$/.test(name) && readNumber(rest) !== undefined,
  );
}

/** The query split into any of its words, or a few together, and the others; the longer names first. */
function anywhere(query: string): readonly Split[] {
  const parts = partsOf(query);
  return Array.from({ length: LONGEST }, (_, at) => LONGEST - at)
    .filter((count) => count < parts.length)
    .flatMap((count) => Array.from({ length: parts.length - count + 1 }, (_, from) => splitAt(parts, from, count)));
}

function partsOf(query: string): readonly string[] {
  return query.trim().split(/[\s,:]+|(?<=\p{L})(?=['’])/u);
}

function splitAt(parts: readonly string[], from: number, count: number): Split {
  const name = parts.slice(from, from + count).join(' ');
  return {
    name: foldedName(name),
    words: foldedWords(name),
    rest: [...parts.slice(0, from), ...parts.slice(from + count)].join(' '),
  };
}
