/** The books as a reader of one language meets them together. */
import type { Library, LoadedBook } from '#library/types.ts';
import type { Language } from '#model/language.ts';
import { libraryIn } from '#library/in-language.ts';
import { spokenLanguages } from './concepts.ts';

/** Every book once, in the reader's language if it has words in it: those first, then the others. */
export function shelfIn(library: Library, language: Language): readonly LoadedBook[] {
  const { books } = libraryIn(library, language);
  const own = ({ book }: LoadedBook) => book.language === language;
  return [...books.filter(own), ...books.filter((book) => !own(book))];
}

/**
 * The book that readers begin with, once for each of its languages, in the site's order of languages; empty
 * where they choose from all books.
 */
export function startBooks(library: Library): readonly LoadedBook[] {
  const found = library.books.find(({ id }) => id === library.settings.start);
  if (!found) return [];
  const inAll = [found, ...found.translations];
  return spokenLanguages(library).flatMap((language) => inAll.filter(({ book }) => book.language === language));
}
