/**
 * A query that begins or ends with the name of a book and is a number besides: "troefcall 17", "4.9 bridge".
 */
import { foldedWords } from './fold.ts';
import { readNumber } from './number.ts';
import { typingErrors } from './typing-errors.ts';

/** As much of a book as its name needs. */
export interface NamedBook {
  readonly book: string;
  readonly title: string;
  /** Other names that people type for it. */
  readonly names?: readonly string[];
}

/** A book's name is made of at most so many words: "l hombre". */
const LONGEST = 3;
/** Shorter names are meant only where they are written right. */
const SHORTEST_WITH_ERROR = 5;

/** Whether a query may be a name and a number, so that it is worth knowing what the books are called. */
export function mayNameBook(query: string): boolean {
  return readNumber(query) === undefined && /\d/.test(query) && splits(query).some(([, rest]) => isNumber(rest));
}

/**
 * The book that is named beside a number, and that number as it was typed; undefined where the query is
 * anything else. A name that is written right goes before one with a slip of a letter.
 */
export function namedBook<Book extends NamedBook>(
  query: string,
  books: readonly Book[],
): { readonly book: Book; readonly rest: string } | undefined {
  if (!mayNameBook(query)) return undefined;
  const asked = splits(query).filter(([, rest]) => isNumber(rest));
  for (const errors of [0, 1]) {
    for (const [name, rest] of asked) {
      const book = books.find((each) => isNamed(each, name, errors));
      if (book) return { book, rest };
    }
  }
  return undefined;
}

/** The query with its first words taken for a name, or its last one; a name without its blanks and signs. */
function splits(query: string): readonly (readonly [name: string, rest: string])[] {
  const parts = query.trim().split(/[\s,:]+|(?<=\p{L})(?=['’])/u);
  const count = Math.min(LONGEST, parts.length - 1);
  const before = Array.from({ length: count }, (_, at): [string, string] => [
    folded(parts.slice(0, at + 1).join(' ')),
    parts.slice(at + 1).join(' '),
  ]);
  const last: readonly [string, string] = [folded(parts.at(-1) ?? ''), parts.slice(0, -1).join(' ')];
  // The longer name first: "l hombre 16" is no "l" with a number that begins with a word.
  return [...before.reverse(), last].filter(([name]) => /^[a-z]{2,}$/.test(name));
}

function isNumber(rest: string): boolean {
  return readNumber(rest) !== undefined;
}

function isNamed({ book, title, names = [] }: NamedBook, name: string, errors: number): boolean {
  return [book, title, ...names].map(folded).some((right) => {
    if (errors === 0) return right === name;
    return right.length >= SHORTEST_WITH_ERROR && typingErrors(name, right, errors) <= errors;
  });
}

function folded(text: string): string {
  return foldedWords(text).join('');
}
