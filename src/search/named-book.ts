/** Recognises a query of a book's name and a number: "troefcall 17", "4.9 bridge". */
import { foldedWords } from './fold.ts';
import { readNumber } from './number.ts';
import { typingErrors } from './typing-errors.ts';

/** The parts of a book needed to match its name. */
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
 * The book named next to a number, and that number as typed; undefined for any other query. A correct
 * spelling takes precedence over one with a typo.
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

/**
 * The query split into a name, at its beginning or its end, and the rest; the name without blanks and
 * punctuation.
 */
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
