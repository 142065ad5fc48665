/** What `getStaticPaths` returns for the pages of an edition, at each of its addresses, and for its data. */
import { targetsIn, targetsInForce, type Named, type AddressTarget } from '#library/editions.ts';
import { editionsInAll, isTranslation, wordsOf } from '#library/in-language.ts';
import { rulingsLeftOut } from '#library/named.ts';
import type { Edition, RulingDoc, SituationDoc } from '#library/types.ts';
import { indexName } from '#search/index-name.ts';
import { editionPage, editionPages, site, type EditionPage } from './site.ts';

/** What a page of an edition is given. */
export interface PageOfEdition {
  readonly page: EditionPage;
}

/** One page per edition and address. */
export function onePerEdition() {
  return editionPages().map((page) => ({ params: page.params, props: { page } }));
}

/** What a file of a situation's data is given. */
export interface DataOfSituation {
  readonly page: EditionPage;
  readonly situation: SituationDoc;
}

/** One file of data per situation, edition and address. */
export function onePerSituation() {
  return editionPages().flatMap((page) =>
    page.edition.situations.map((situation) => ({
      params: { ...page.params, id: situation.id },
      props: { page, situation },
    })),
  );
}

/**
 * One page per edition and address of a page that not every edition has. If the current edition no longer has
 * it, the book's own address leads to the last one that did.
 */
export function onePerEditionWith(has: (edition: Edition) => boolean) {
  return onePerEdition().flatMap<{ readonly params: EditionPage['params']; readonly props: PageOfSome }>(
    ({ params, props: { page } }) => {
      const status = has(page.edition) ? 'here' : 'gone';
      if (status === 'here') return [{ params, props: { page, status } }];
      const last = page.dated ? undefined : page.book.editions.findLast(has);
      return last ? [{ params, props: { page: editionPage(page.book, last, true), status } }] : [];
    },
  );
}

/** What a page is given that not every edition has. */
export interface PageOfSome {
  readonly page: EditionPage;
  readonly status: 'here' | 'gone';
}

/** What a page of one thing is given. */
export interface PageOf<Thing> {
  /** The page of the thing's edition; for one that is gone, the edition's own page. */
  readonly page: EditionPage;
  readonly thing: Thing;
  readonly status: AddressTarget<Thing>['kind'];
}

/**
 * One page per thing of an edition, one per former name, and at the book's own address also one for each name
 * that only older editions have.
 * @param key the name of the route's own parameter
 * @param list the things of an edition with their part of the address
 */
export function onePer<Key extends string, Thing>(key: Key, list: (edition: Edition) => readonly Named<Thing>[]) {
  return editionPages().flatMap((page) => {
    const { book, edition, dated } = page;
    const targets = dated ? targetsIn(edition, list) : targetsInForce(book, list);
    return targets.map((target) => ({
      params: { ...page.params, [key]: target.name } as EditionPage['params'] & Record<Key, string>,
      props: {
        page: target.kind === 'gone' ? editionPage(book, target.edition, true) : page,
        thing: target.thing,
        status: target.kind,
      } satisfies PageOf<Thing>,
    }));
  });
}

/** One page per ruling that house rules leave no case for, which leads to what decides its situation now. */
export function onePerRulingLeftOut() {
  return editionPages().flatMap((page) =>
    rulingsLeftOut(page.edition).map(({ name, thing }) => ({
      params: { ...page.params, id: name },
      props: { page, thing, status: 'moved' } satisfies PageOf<RulingDoc>,
    })),
  );
}

/** `onePer` for what other sites may show within their own: none where `site.yaml` names none. */
export function onePerEmbedded<Key extends string, Thing>(
  key: Key,
  list: (edition: Edition) => readonly Named<Thing>[],
) {
  return site().settings.embed.length === 0 ? [] : onePer(key, list);
}

/** One file of the public data per edition and language. */
export function dataPerEdition() {
  return editionsInAll(site()).map((edition) => ({ params: dataParams(edition), props: { edition } }));
}

/** The same per situation. */
export function dataPerSituation() {
  return dataPerEdition().flatMap(({ params, props: { edition } }) =>
    edition.situations.map((situation) => ({ params: { ...params, id: situation.id }, props: { edition, situation } })),
  );
}

/** The path of an edition's data: `<book>/<edition>/`, with a language folder for a translation. */
function dataParams(edition: Edition) {
  return {
    book: edition.bookId,
    edition: edition.id,
    language: isTranslation(edition) ? edition.book.language : undefined,
  };
}

/** One index of names per edition and language, with the name that the search requests. */
export function onePerIndex() {
  return editionsInAll(site()).map((edition) => {
    const name = indexName({ book: edition.bookId, edition: edition.id, ...wordsOf(edition) });
    const [book, file] = name.split('/');
    return { params: { book, edition: file }, props: { edition } };
  });
}
