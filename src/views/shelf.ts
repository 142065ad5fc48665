/** The books as a reader of one language meets them together. */
import type { Library, LoadedBook } from '#library/types.ts';
import type { Language } from '#model/language.ts';
import { libraryIn } from '#library/in-language.ts';

/** Every book once, in the reader's language if it has words in it: those first, then the others. */
export function shelfIn(library: Library, language: Language): readonly LoadedBook[] {
  const { books } = libraryIn(library, language);
  const own = ({ book }: LoadedBook) => book.language === language;
  return [...books.filter(own), ...books.filter((book) => !own(book))];
}
