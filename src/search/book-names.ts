/** Books by their names, as people spell them. */
import { foldedWords } from './fold.ts';
import type { OpenFuzzyWords } from './fuzzy-words.ts';

/** The parts of a book needed to match its name. */
export interface NamedBook {
  readonly book: string;
  readonly title: string;
  /** Other names that people type for it. */
  readonly names?: readonly string[];
}

/** Shorter names are meant only where they are written right. */
const SHORTEST_WITH_SLIP = 5;
/** The share of a name's letters that may be wrong. */
const WRONG = 0.25;

/** The books that are called so, in their order. */
export function booksCalled<Book extends NamedBook>(name: string, books: readonly Book[]): readonly Book[] {
  return books.filter((book) => namesOf(book).includes(foldedName(name)));
}

/** The books whose name may be meant by a misspelled one, the nearest first. */
export function booksCalledLike<Book extends NamedBook>(
  name: string,
  books: readonly Book[],
  openFuzzyWords: OpenFuzzyWords,
): readonly Book[] {
  const asked = foldedName(name);
  const names = [...new Set(books.flatMap(namesOf))].filter(({ length }) => length >= SHORTEST_WITH_SLIP);
  const similarTo = openFuzzyWords(names, WRONG);
  const similar = similarTo(asked)
    .map(({ place, wrong }) => {
      const right = names[place] ?? '';
      // Fuse looks for the name within the other: the letters that the other has more are wrong as well.
      return { right, wrong: Math.max(wrong, Math.abs(right.length - asked.length) / asked.length) };
    })
    .filter(({ wrong }) => wrong <= WRONG)
    .toSorted((a, b) => a.wrong - b.wrong);
  return [...new Set(similar.flatMap(({ right }) => booksCalled(right, books)))];
}

/** All names of a book, as `foldedName` writes them. */
export function namesOf({ book, title, names = [] }: NamedBook): readonly string[] {
  return [book, title, ...names].map(foldedName);
}

/** A name without blanks and punctuation. */
export function foldedName(text: string): string {
  return foldedWords(text).join('');
}
