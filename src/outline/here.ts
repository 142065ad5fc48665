/** Where a page stands, and the words it speaks. */
import { pageWords, type PageWords } from '../i18n/pages.ts';
import type { BookLanguage } from '../model/index.ts';
import type { Edition, LoadedBook } from '../library/types.ts';
import { urlsOf, type Urls } from '../library/urls.ts';
import { placeOf, type EditionPage } from '../site.ts';

export interface Here {
  readonly book: LoadedBook;
  readonly edition: Edition;
  /** Whether this is the page at its dated, permanent address. */
  readonly dated: boolean;
  /** Addresses at this page's own place. */
  readonly urls: Urls;
  /** Addresses of the dated edition, for good. */
  readonly permanent: Urls;
  /** Addresses of the edition in force. */
  readonly current: Urls;
  readonly language: BookLanguage;
  readonly words: PageWords;
}

/** What a page of an edition needs to know about its place. */
export function hereOf({ book, edition, dated, urls }: EditionPage): Here {
  const { language } = book.book;
  return {
    book,
    edition,
    dated,
    urls,
    permanent: urlsOf(placeOf(edition, true)),
    current: urlsOf(placeOf(book.current, false)),
    language,
    words: pageWords[language],
  };
}
