/** The site's content as pages see it: checked, joined, and read again when a file has changed. */
import { base } from '#addresses/base.ts';
import { soundContent } from '#check/assert.ts';
import { handedOver } from './handover.ts';
import { contentRoot } from '#library/content-root.ts';
import { readContentFiles } from '#library/files.ts';
import { today } from '#library/in-force.ts';
import { booksInAll, editionsIn } from '#library/in-language.ts';
import { joinDraft } from '#library/load.ts';
import type { Edition, Library, LoadedBook } from '#library/types.ts';
import { urlsOf, type Place, type Urls } from '#addresses/urls.ts';
import { written } from './written.ts';

let cache: Library | undefined;

/**
 * The library, fit to be published; while developing, as far as it goes (written.ts).
 * @throws in a build with every finding of the checker in its message, if there is any.
 */
export function site(): Library {
  const ready = handedOver();
  if (ready) return ready;
  // The development server reads the files again, so call this once per page.
  if (!import.meta.env.PROD) return written().library;
  cache ??= joinDraft(soundContent(readContentFiles(contentRoot)).draft, today());
  return cache;
}

/** The book in the language that it was written in. */
export function originalOf(book: LoadedBook): LoadedBook {
  return site().books.find(({ id }) => id === book.id) ?? book;
}

/** The place of an edition's page: at the book's current address, or at its dated one. */
export function placeOf(edition: Edition, dated: boolean): Place {
  const place = { base, language: edition.book.language, book: edition.bookId };
  return dated ? { ...place, edition: edition.id } : place;
}

/** One page to make: an edition at its dated address, and the current one also at the book's. */
export interface EditionPage {
  readonly params: { readonly language: string; readonly book: string; readonly edition: string | undefined };
  readonly book: LoadedBook;
  readonly edition: Edition;
  readonly dated: boolean;
  readonly urls: Urls;
}

/**
 * Every edition of every book in every language that it has words in, at every address it has; what
 * `getStaticPaths` multiplies.
 */
export function editionPages(): readonly EditionPage[] {
  return booksInAll(site()).flatMap((book) =>
    editionsIn(book).flatMap((edition) =>
      (edition.current ? [false, true] : [true]).map((dated) => editionPage(book, edition, dated)),
    ),
  );
}

/** An edition at its dated address or, for the one in force, at the book's. */
export function editionPage(book: LoadedBook, edition: Edition, dated: boolean): EditionPage {
  return {
    params: { language: book.book.language, book: book.id, edition: dated ? edition.id : undefined },
    book,
    edition,
    dated,
    urls: urlsOf(placeOf(edition, dated)),
  };
}
