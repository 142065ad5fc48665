/** The books as a reader of one language meets them together. */
import { packs } from '#i18n/packs.ts';
import type { Library, LoadedBook } from '#library/types.ts';
import type { Language } from '#model/language.ts';
import { libraryIn } from '#library/in-language.ts';
import { spokenLanguages } from './concepts.ts';
import { housesOn } from './house.ts';

/**
 * As `shelfIn`, with the books that house rules make of others: a reader may have a use for one of these
 * alone.
 */
export function allIn(library: Library, language: Language): readonly LoadedBook[] {
  return inOrder(libraryIn(library, language).books, language);
}

/**
 * Every book once, in the reader's language if it has words in it: those first, then the others. What house
 * rules make of a book is found on its front page.
 */
export function shelfIn(library: Library, language: Language): readonly LoadedBook[] {
  const { books } = libraryIn(library, language);
  return inOrder(
    books.filter(({ current }) => current.house === undefined),
    language,
  );
}

/**
 * The menu of a page: the shelf, and behind the book that they stand on the house rules that the page is of,
 * or that readers begin with.
 */
export function menuIn(library: Library, language: Language, page?: string): readonly LoadedBook[] {
  const houses = allIn(library, language).filter(({ id }) => id === page || id === library.settings.start);
  return shelfIn(library, language).flatMap((book) => [book, ...housesOn(book, { ...library, books: houses })]);
}

/** The book of a site that has no other to choose from. */
export function onlyBook(library: Library, language: Language): LoadedBook | undefined {
  const [book, ...others] = shelfIn(library, language);
  return others.length === 0 ? book : undefined;
}

/** What a link to the start page is called: the site's name where its books are no choice. */
export function startName(library: Library, language: Language): string {
  return onlyBook(library, language) ? library.settings.name : packs[language].pages.start.books;
}

function inOrder(books: readonly LoadedBook[], language: Language): readonly LoadedBook[] {
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
