/** The pages that have a twin in Markdown: one per thing of an edition, at its dated address alone. */
import { dataUrls } from '#addresses/data.ts';
import { urlsOf } from '#addresses/urls.ts';
import { packs } from '#i18n/packs.ts';
import { editionsInAll, wordsOf } from '#library/in-language.ts';
import type { Edition } from '#library/types.ts';
import { siteRoot } from './absolute.ts';
import { placeOf, site } from './site.ts';

/** What `getStaticPaths` returns for the twins of these. @param key the route's own parameter. */
export function twinsOf<Key extends string, Thing>(
  key: Key,
  list: (edition: Edition) => readonly { readonly name: string; readonly thing: Thing }[],
) {
  return editionsInAll(site()).flatMap((edition) =>
    list(edition).map(({ name, thing }) => ({
      params: { ...paramsOf(edition), [key]: name } as ReturnType<typeof paramsOf> & Record<Key, string>,
      props: { edition, thing },
    })),
  );
}

/** The parameters of a dated edition's pages. */
export function paramsOf(edition: Edition) {
  return { language: edition.book.language, book: edition.bookId, edition: edition.id };
}

/** What a twin is written with. @param host as Astro has it, from SITE_URL. */
export function twinContext(edition: Edition, host: URL | undefined) {
  const { language } = edition.book;
  const root = siteRoot(host);
  return {
    edition,
    language,
    words: packs[language].pages,
    urls: urlsOf({ ...placeOf(edition, true), base: root }),
    data: dataUrls(root).book({ book: edition.bookId, edition: edition.id, ...wordsOf(edition) }),
  };
}

/** A file of Markdown. */
export function markdown(text: string): Response {
  return new Response(text, { headers: { 'content-type': 'text/markdown; charset=utf-8' } });
}
