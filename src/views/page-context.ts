/** The context of a page of a book: its edition, its addresses and its words. Every view is made from it. */
import type { Urls } from '#addresses/urls.ts';
import type { PageWords } from '#i18n/words.ts';
import type { Edition, LoadedBook } from '#library/types.ts';
import type { Language } from '#model/index.ts';

export interface PageContext {
  readonly book: LoadedBook;
  readonly edition: Edition;
  /** Whether this is the page at its dated, permanent address. */
  readonly dated: boolean;
  /** Addresses at this page's own place. */
  readonly urls: Urls;
  /** The permanent addresses of the dated edition. */
  readonly permanent: Urls;
  /** Addresses of the edition in force. */
  readonly current: Urls;
  readonly language: Language;
  /** Whether other sites may show its pages within their own; absent: none may. */
  readonly embeds?: true;
  readonly words: PageWords;
}
