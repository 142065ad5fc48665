/**
 * Four small books for tests of code (test/books/good/four-books): Slagspel in Dutch, with letters under its
 * rules and penalty points; Biedspel in Dutch, with a law book, procedures and choices of players; Meldspiel
 * in German, with formulas, a fine and a calculator; Pionspel with a letter in every number. The real books
 * are tested in test/content; no other tests depend on them.
 */
import { fileURLToPath } from 'node:url';
import type { Edition, LoadedBook } from '#library/types.ts';
import { libraryAt } from './library.ts';

export const FIXTURE_ROOT = fileURLToPath(new URL('../books/good/four-books', import.meta.url));

export const library = libraryAt(FIXTURE_ROOT);

export type FixtureBookId = 'slagspel' | 'biedspel' | 'meldspiel' | 'pionspel';

export function fixtureEdition(book: FixtureBookId): Edition {
  return fixtureBook(book).current;
}

export function fixtureBook(book: FixtureBookId): LoadedBook {
  const found = library.books.find(({ id }) => id === book);
  if (!found) throw new Error(`the fixtures have no book ${book}`);
  return found;
}
