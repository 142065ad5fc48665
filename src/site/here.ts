import { urlsOf } from '#addresses/urls.ts';
import { packs } from '#i18n/packs.ts';
import type { Here } from '#views/here.ts';
import { placeOf, type EditionPage } from './site.ts';

/** What a page of an edition needs to know about its place. */
export function hereOf({ book, edition, dated, urls }: EditionPage): Here {
  // An edition without words in the book's language is shown in its own.
  const { language } = edition.book;
  return {
    book,
    edition,
    dated,
    urls,
    permanent: urlsOf(placeOf(edition, true)),
    current: urlsOf(placeOf(book.current, false)),
    language,
    words: packs[language].pages,
  };
}
