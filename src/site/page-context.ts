import { urlsOf, type Urls } from '#addresses/urls.ts';
import { packs } from '#i18n/packs.ts';
import type { Edition } from '#library/types.ts';
import type { PageContext } from '#views/page-context.ts';
import { placeOf, site, type EditionPage } from './site.ts';

/**
 * The addresses of editions at their dated places, and at their books': every page of a book asks for the
 * same.
 */
const permanent = new WeakMap<Edition, Urls>();
const current = new WeakMap<Edition, Urls>();

/** What a page of an edition needs to know about its place. */
export function pageContextOf({ book, edition, dated, urls }: EditionPage): PageContext {
  // An edition without words in the book's language is shown in its own.
  const { language } = edition.book;
  return {
    book,
    edition,
    dated,
    urls,
    permanent: keptIn(permanent, edition, () => urlsOf(placeOf(edition, true))),
    current: keptIn(current, book.current, () => urlsOf(placeOf(book.current, false))),
    language,
    ...(site().settings.embed.length > 0 ? { embeds: true as const } : {}),
    words: packs[language].pages,
  };
}

function keptIn(kept: WeakMap<Edition, Urls>, edition: Edition, make: () => Urls): Urls {
  const found = kept.get(edition) ?? make();
  kept.set(edition, found);
  return found;
}
