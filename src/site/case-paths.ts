/**
 * The pages of published cases, which only editions have that have some: their own, or left by earlier ones.
 */
import { targetsIn, targetsInForce, type Named } from '#library/editions.ts';
import { casesIn } from '#library/cases-in.ts';
import type { CaseDoc, Edition } from '#library/types.ts';
import type { PageOf } from './paths.ts';
import { editionPage, editionPages, type EditionPage } from './site.ts';

/** One list for each edition that has cases to list, at each of its addresses. */
export function onePerEditionWithCases() {
  return editionPages()
    .filter(({ edition, book }) => casesIn(edition, book).length > 0)
    .map((page) => ({ params: page.params, props: { page } }));
}

/**
 * One page per case and address. Cases are never removed: under later editions, the address leads to the
 * permanent one.
 */
export function onePerCase() {
  return editionPages().flatMap((page) => {
    const { book, edition, dated } = page;
    const own = targetsIn(edition, casesNamed).map((each) => ({ ...each, page }));
    const taken = new Set(own.map(({ name }) => name));
    const earlier = [
      ...casesIn(edition, book).map(({ decided, of }) => ({ name: decided.id as string, thing: decided, of })),
      ...(dated
        ? []
        : targetsInForce(book, casesNamed).flatMap((each) =>
            each.kind === 'gone' ? [{ ...each, of: each.edition }] : [],
          )),
    ].flatMap(({ name, thing, of }) => {
      if (taken.has(name)) return [];
      taken.add(name);
      return [{ name, thing, kind: 'moved' as const, page: editionPage(book, of, true) }];
    });
    return [...own, ...earlier].map(({ name, thing, kind, page: at }) => ({
      params: { ...page.params, id: name } as EditionPage['params'] & { readonly id: string },
      props: { page: at, thing, status: kind } satisfies PageOf<CaseDoc>,
    }));
  });
}

function casesNamed({ cases }: Edition): readonly Named<CaseDoc>[] {
  return cases.map((decided) => ({ id: decided.id, name: decided.id, aliases: decided.data.aliases, thing: decided }));
}
