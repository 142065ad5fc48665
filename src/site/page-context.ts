import { urlsOf } from '#addresses/urls.ts';
import { packs } from '#i18n/packs.ts';
import type { Edition } from '#library/types.ts';
import { remembered } from '#model/remembered.ts';
import type { PageContext } from '#views/page-context.ts';
import { placeOf, site, type EditionPage } from './site.ts';

/** The addresses of an edition at its dated place, and at its book's. */
const permanentUrls = remembered((edition: Edition) => urlsOf(placeOf(edition, true)));
const currentUrls = remembered((edition: Edition) => urlsOf(placeOf(edition, false)));

/** What a page of an edition needs to know about its place. */
export function pageContextOf({ book, edition, dated, urls }: EditionPage): PageContext {
  // An edition without words in the book's language is shown in its own.
  const { language } = edition.book;
  return {
    book,
    edition,
    dated,
    urls,
    permanent: permanentUrls(edition),
    current: currentUrls(book.current),
    language,
    ...(site().settings.embed.length > 0 ? { embeds: true as const } : {}),
    words: packs[language].pages,
  };
}
