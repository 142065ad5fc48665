/** The list of every id ever published: what is in it now, and what the content gives. */
import { pathOf } from '#addresses/pages.ts';
import type { Position } from '#library/source.ts';
import type { Situation } from '#model/index.ts';
import type { Content, EditionContent } from './content.ts';

export const PERMALINKS_FILE = 'content/permalinks.txt';

export interface Permalink {
  /** `troefcall/2020-2021/17#a` */
  readonly link: string;
  readonly position: Position;
}

/** The lines of the list that say something. */
export function listedPermalinks(text: string): readonly Permalink[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    const link = line.trim();
    return link === '' ? [] : [{ link, position: { file: PERMALINKS_FILE, line: index + 1, column: 1 } }];
  });
}

/** The addresses of an edition, sorted, each once; aliases are not among them. */
export function permalinksOf({ edition, path, consequences }: EditionContent): readonly string[] {
  const numbered = edition.rules.filter(({ slug }) => slug !== '');
  const rules = numbered.flatMap(({ slug, source }) => [
    slug,
    ...(source.body?.clauses ?? []).flatMap(({ id }) => (id === undefined ? [] : [`${slug}#${id}`])),
  ]);
  const situations = edition.situations.flatMap(({ id, data }) => pagesOf(id, data));
  const cases = edition.cases.map(({ id }) => listed(pathOf('case', id)));
  const rulings = consequences.map(({ data }) => listed(pathOf('ruling', data.id)));
  const terms = Object.keys(edition.terms?.data ?? {}).map((id) => `${listed(pathOf('terms'))}#${id}`);
  return [...new Set([...rules, ...situations, ...rulings, ...cases, ...terms])]
    .map((each) => `${path}/${each}`)
    .sort();
}

/** Addresses that still lead somewhere because a rule or a situation was called so before. */
export function aliasPermalinks({ edition, path }: EditionContent): ReadonlySet<string> {
  const rules = edition.rules.flatMap(({ data, source }) =>
    (data.aliases ?? []).flatMap((alias) => [
      alias,
      ...(source.body?.clauses ?? []).flatMap(({ id }) => (id === undefined ? [] : [`${alias}#${id}`])),
    ]),
  );
  const situations = edition.situations.flatMap(({ data }) =>
    (data.aliases ?? []).flatMap((alias) => pagesOf(alias, data)),
  );
  const cases = edition.cases.flatMap(({ data }) => (data.aliases ?? []).map((alias) => listed(pathOf('case', alias))));
  return new Set([...rules, ...situations, ...cases].map((each) => `${path}/${each}`));
}

/** A situation's page, and those of its procedure and its calculator where it has them. */
function pagesOf(id: string, { procedure = [], calculator }: Situation): readonly string[] {
  return [
    listed(pathOf('situation', id)),
    ...(procedure.length > 0 ? [listed(pathOf('procedure', id))] : []),
    ...(calculator ? [listed(pathOf('calculator', id))] : []),
  ];
}

/** The list has addresses without the slash at their end. */
function listed(path: string): string {
  return path.replace(/\/$/, '');
}

/** The list with every new address added; nothing is ever taken out. Sorted, so that the result does not depend on how it came about. */
export function updatedPermalinks(content: Content): string {
  const listed = listedPermalinks(content.permalinks ?? '').map((each) => each.link);
  const all = new Set([...listed, ...content.editions.flatMap(permalinksOf)]);
  return [...all]
    .sort()
    .map((link) => `${link}\n`)
    .join('');
}

/** The list without the addresses of a book, which is given up with all of them. */
export function withoutBook(list: string, book: string): string {
  return list
    .split('\n')
    .filter((link) => !link.startsWith(`${book}/`))
    .join('\n');
}
