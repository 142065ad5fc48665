/** What `getStaticPaths` returns for the pages of an edition, at each of its addresses. */
import { isTranslation } from '#library/in-language.ts';
import type { Edition } from '#library/types.ts';
import { editionPages, type EditionPage } from './site.ts';

/** One page per edition and address. */
export function onePerEdition() {
  return editionPages().map((page) => ({ params: page.params, props: { page } }));
}

/**
 * One page per thing of an edition, and one per name the thing had before.
 * @param key the name of the route's own parameter
 * @param list what the edition has, with the part of the address that it stands at
 */
export function onePer<Key extends string, Thing>(
  key: Key,
  list: (
    page: EditionPage,
  ) => readonly { readonly slug: string; readonly aliases?: readonly string[] | undefined; readonly thing: Thing }[],
) {
  return editionPages().flatMap((page) =>
    list(page).flatMap(({ slug, aliases = [], thing }) =>
      [slug, ...aliases].map((name) => ({
        params: { ...page.params, [key]: name } as EditionPage['params'] & Record<Key, string>,
        props: { page, thing, moved: name !== slug },
      })),
    ),
  );
}

/** Where an edition's data stand: at `<book>/<edition>/`, and those of a translation in a folder of its language there. */
export function dataParams(edition: Edition) {
  return {
    book: edition.bookId,
    edition: edition.id,
    language: isTranslation(edition) ? edition.book.language : undefined,
  };
}
