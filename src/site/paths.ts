/** What `getStaticPaths` returns for the pages of an edition, at each of its addresses. */
import { standingIn, standingInForce, type Named, type Standing } from '#library/editions.ts';
import type { Edition } from '#library/types.ts';
import { editionPage, editionPages, type EditionPage } from './site.ts';

/** One page per edition and address. */
export function onePerEdition() {
  return editionPages().map((page) => ({ params: page.params, props: { page } }));
}

/** What a page of one thing is given. */
export interface PageOf<Thing> {
  /** Where the thing stands; of one that has gone, its edition's own page. */
  readonly page: EditionPage;
  readonly thing: Thing;
  readonly stands: Standing<Thing>['kind'];
}

/**
 * One page per thing of an edition, one per name that it had before, and at the book's own address also one for each
 * name that only older editions have.
 * @param key the name of the route's own parameter
 * @param list what an edition has, with the part of the address that it stands at
 */
export function onePer<Key extends string, Thing>(key: Key, list: (edition: Edition) => readonly Named<Thing>[]) {
  return editionPages().flatMap((page) => {
    const { book, edition, dated } = page;
    const standings = dated ? standingIn(edition, list) : standingInForce(book, list);
    return standings.map((standing) => ({
      params: { ...page.params, [key]: standing.name } as EditionPage['params'] & Record<Key, string>,
      props: {
        page: standing.kind === 'gone' ? editionPage(book, standing.edition, true) : page,
        thing: standing.thing,
        stands: standing.kind,
      } satisfies PageOf<Thing>,
    }));
  });
}
