/** The context of a page at the book's own address. */
import { urlsOf } from '#addresses/urls.ts';
import { packs } from '#i18n/packs.ts';
import type { Edition, LoadedBook } from '#library/types.ts';
import type { PageContext } from '#views/page-context.ts';

export function pageContextIn(book: LoadedBook, edition: Edition): PageContext {
  const { language } = book.book;
  const place = { base: '/', language, book: book.id };
  return {
    book,
    edition,
    dated: false,
    urls: urlsOf(place),
    permanent: urlsOf({ ...place, edition: edition.id }),
    current: urlsOf(place),
    language,
    words: packs[language].pages,
  };
}
