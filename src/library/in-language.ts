/** The library as a reader of one language meets it. */
import type { Language } from '#model/language.ts';
import { rememberedBy } from '#model/remembered.ts';
import type { Edition, Library, LoadedBook } from './types.ts';

/** Every book in every language that it has words in, each original before its translations. */
export function booksInAll({ books }: Pick<Library, 'books'>): readonly LoadedBook[] {
  return books.flatMap((book) => [book, ...book.translations]);
}

/**
 * The editions of a book that exist in its language: all of an original, and of a translation those that have
 * words.
 */
export function editionsIn({ book, editions }: LoadedBook): readonly Edition[] {
  return editions.filter((edition) => edition.book.language === book.language);
}

/** Every edition in every language that it has words in. */
export function editionsInAll(library: Pick<Library, 'books'>): readonly Edition[] {
  return booksInAll(library).flatMap(editionsIn);
}

/**
 * The library with only the books that have words in the language, in that language. Remembered, so that what
 * is known of a library is known of its translation too.
 */
export const libraryIn = rememberedBy((library: Library, language: Language): Library => {
  const inLanguage = (book: LoadedBook) => book.translations.find((each) => each.book.language === language);
  return { ...library, books: library.books.map((book) => inLanguage(book) ?? book) };
});

/** Whether an edition is in another language than the book was written in. */
export function isTranslation({ book, original }: Pick<Edition, 'book' | 'original'>): boolean {
  return book.language !== original;
}

/** The language of a translation's words, as a link to its data has it; nothing for the original. */
export function wordsOf(edition: Edition): { readonly words?: Language } {
  return isTranslation(edition) ? { words: edition.book.language } : {};
}
