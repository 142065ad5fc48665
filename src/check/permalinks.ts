/** The list of every address ever published: its current state, and the addresses of the content. */
import { noteAnchor, pathOf, pathTo } from '#addresses/pages.ts';
import type { Position } from '#library/source.ts';
import type { SituationTable } from '#library/tables.ts';
import { domainOfFact, formerIds, optionsOf, type Fact } from '#model/index.ts';
import { remembered } from '#model/remembered.ts';
import { isRecord } from '#model/untyped.ts';
import type { Content, EditionContent } from './content.ts';
import { covers, domainIn, domainText } from './number-domain.ts';

export const PERMALINKS_FILE = 'content/permalinks.txt';

/** A line of the list. */
export interface Permalink {
  /** `troefcall/2020-2021/17#a` */
  readonly link: string;
  /**
   * Given up on purpose: an answer to what makes no difference any more, or an article that nothing cites.
   */
  readonly retired: boolean;
  readonly position: Position;
}

/** The suffix of a link that is given up. */
const RETIRED = ' retired';
/** Pages and their parts are never given up. */
const RETIRABLE = /\?|\/laws#/;

/** The entries of the list, without comments and empty lines. */
export function listedPermalinks(text: string): readonly Permalink[] {
  return text.split(/\r?\n/).flatMap((written, index) => {
    const line = written.trim();
    const retired = line.endsWith(RETIRED) && RETIRABLE.test(line);
    const link = retired ? line.slice(0, -RETIRED.length).trim() : line;
    return link === '' ? [] : [{ link, retired, position: { file: PERMALINKS_FILE, line: index + 1, column: 1 } }];
  });
}

/** Where links to an edition lead to something. */
export interface Living {
  /** Every address, by present and by former names. */
  readonly links: ReadonlySet<string>;
  /** Whether a listed link still finds its target; for a range of numbers, all of it. */
  leads(link: string): boolean;
}

/** What of an edition can be linked to, by the names of now and of before. */
export function livingIn(edition: EditionContent): Living {
  const links = new Set([...linksOf(edition, (id, aliases = []) => [id, ...aliases]), ...linksBelow(edition)]);
  return { links, leads: (link) => links.has(link) || isCovered(link, links) };
}

/** The rulings of the book that house rules stand on: where they leave one no case, its page leads on. */
function linksBelow({ book, path }: EditionContent): readonly string[] {
  return (book.house?.originals ?? []).flatMap(({ source: { value } }) => {
    const { rulings, otherwise } = isRecord(value) ? value : {};
    return [rulings, otherwise]
      .flat()
      .filter(isRecord)
      .map(({ id }) => `${path}/${listed(pathOf('ruling', String(id)))}`);
  });
}

/** Whether it is a range of numbers, and one of these links has all of them. */
function isCovered(link: string, links: ReadonlySet<string>): boolean {
  return domainIn(link) !== undefined && rangesIn(links).some((each) => covers(each, link));
}
const rangesIn = remembered((links: ReadonlySet<string>) => [...links].filter((link) => domainIn(link) !== undefined));

type Names = (id: string, aliases: readonly string[] | undefined) => readonly string[];

/** Every address made of names; `names` gives the names of a thing. */
function linksOf(content: EditionContent, names: Names): readonly string[] {
  const { edition, path, consequences, frozen } = content;
  const rulings = consequences.flatMap(({ data }) => names(data.id, data.aliases).map((id) => pathOf('ruling', id)));
  const terms = Object.entries(edition.terms?.data ?? {}).flatMap(([id, { formerIds }]) =>
    names(id, formerIds).map((each) => pathTo({ kind: 'term', id: each })),
  );
  const articles = Object.keys(edition.laws?.data.articles ?? {}).map((article) =>
    pathTo({ kind: 'article', article }),
  );
  const all = [
    ...ruleLinks(content, names),
    ...situationLinks(content, names),
    ...rulings,
    ...terms,
    ...articles,
    ...answerLinks(content, names),
    ...edition.cases.flatMap(({ id, data }) => names(id, data.aliases).map((each) => pathOf('case', each))),
    ...frozen.map(({ situation, hash }) => `${listed(pathOf('situation', situation))}@${hash}`),
  ];
  return all.map((each) => `${path}/${listed(each)}`);
}

/** Each rule with its clauses, and the notes that have an id. */
function ruleLinks({ edition }: EditionContent, names: Names): readonly string[] {
  return edition.rules.flatMap(({ slug, data, source }) =>
    (slug === '' ? [] : names(slug, data.aliases)).flatMap((rule) => [
      pathOf('rule', rule),
      ...(source.body?.clauses ?? []).flatMap(({ id, aliases, notes }) =>
        (id === undefined ? [] : names(id, aliases)).flatMap((clause) => [
          `${pathOf('rule', rule)}#${clause}`,
          ...notes.flatMap((note) =>
            (note.id === undefined ? [] : names(note.id, note.aliases)).map(
              (each) => `${pathOf('rule', rule)}#${noteAnchor(clause, each)}`,
            ),
          ),
        ]),
      ),
    ]),
  );
}

/** A situation's page, its procedure, tree and calculator if it has them, and its questions. */
function situationLinks({ edition, tables }: EditionContent, names: Names): readonly string[] {
  return tables.flatMap(({ situation: { id, data }, table }) =>
    names(id, data.aliases).flatMap((each) => [
      pathOf('situation', each),
      ...((data.procedure ?? []).length > 0 ? [pathOf('procedure', each)] : []),
      ...(hasTree(table) ? [pathOf('tree', each)] : []),
      ...(data.calculator ? [pathOf('calculator', each)] : []),
      ...data.facts.flatMap((fact) =>
        names(fact, edition.facts?.data[fact]?.aliases).map((asked) => `${listed(pathOf('situation', each))}?${asked}`),
      ),
    ]),
  );
}

/** Where a sound situation has several outcomes it has a tree, which no ruling is missing from. */
function hasTree({ rulings, otherwise }: SituationTable['table']): boolean {
  return rulings.length + (otherwise === undefined ? 0 : 1) > 1;
}

/** What can be answered; the same in all situations that ask it. */
function answerLinks({ edition }: EditionContent, names: Names): readonly string[] {
  return Object.entries(edition.facts?.data ?? {}).flatMap(([id, fact]) =>
    names(id, fact.aliases).flatMap((each) => [
      `?${each}`,
      ...answersOf(fact, names).map((answer) => `?${each}=${answer}`),
    ]),
  );
}

/** What answers a fact in an address: every number at once, or each option by all of its names. */
function answersOf(fact: Fact, names: Names): readonly string[] {
  const domain = domainOfFact(fact);
  switch (domain.kind) {
    case 'number':
      return [domainText(domain)];
    case 'choice':
      return Object.entries(optionsOf(fact)).flatMap(([option, written]) => names(option, formerIds(written)));
  }
}

/** The list has addresses without the slash at the end of their page. */
function listed(address: string): string {
  return address.replace(/\/(?=#|$)/, '');
}

/**
 * What the content gives and the list has not yet, nor a wider range of the same number. Sorted, each once;
 * what was called otherwise before is not among them.
 */
export function unlistedPermalinks(edition: EditionContent, list: readonly Permalink[]): readonly string[] {
  const known = new Set(list.map(({ link }) => link));
  const fresh = linksOf(edition, (id) => [id]).filter((link) => !known.has(link));
  return [...new Set(fresh)].filter((link) => !isCovered(link, known)).sort();
}

/**
 * The list with every new address added; nothing is ever removed. Sorted, so that the result is reproducible.
 */
export function updatedPermalinks({ permalinks, editions }: Content): string {
  const before = listedPermalinks(permalinks ?? '');
  const lines = before.map(({ link, retired }) => (retired ? link + RETIRED : link));
  const all = new Set([...lines, ...editions.flatMap((edition) => unlistedPermalinks(edition, before))]);
  return [...all]
    .sort()
    .map((line) => `${line}\n`)
    .join('');
}

/** The list without the addresses of a book, which is given up with all of them. */
export function withoutBook(list: string, book: string): string {
  return list
    .split('\n')
    .filter((link) => !link.startsWith(`${book}/`))
    .join('\n');
}
