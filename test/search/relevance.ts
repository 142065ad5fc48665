/** Runs the queries of a file and reports which of them found their targets. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { citeBySlug } from '#library/cited.ts';
import { libraryIn } from '#library/in-language.ts';
import type { Language } from '#model/index.ts';
import type { Cited, Edition, Library, RulingDoc } from '#library/types.ts';
import { deepDataOf, indexDataOf } from '#search/build-index.ts';
import { find } from '#search/find.ts';
import { openIndex, type Index } from '#search/open.ts';
import { openFuzzyWords } from '#search/fuzzy-words.ts';
import { pathTo } from '#addresses/pages.ts';
import { readNumber } from '#search/number.ts';
import type { Hit } from '#search/types.ts';
import { libraryAt } from '../support/library.ts';

export interface Query {
  readonly q: string;
  /** The open book. */
  readonly book: string;
  /** `all`: every book is searched, and each target names its book: `lhombre/rule:5`. */
  readonly scope?: 'all';
  readonly find: readonly string[];
  readonly why?: string;
}

export interface Outcome {
  readonly query: Query;
  /** The rank of the first target, from 1; absent if it is not found. */
  readonly rank?: number;
  readonly hits: readonly Hit[];
  /** Processor time, so that what else the machine is doing does not count. */
  readonly milliseconds: number;
}

/**
 * `exact`: only the target itself will do. `leads`: so will whatever leads there by one step, for queries
 * whose authors know the source's numbers and nothing of this site.
 */
export type Judge = 'exact' | 'leads';

export interface QuerySet {
  readonly by: string;
  readonly files: readonly string[];
  readonly judge: Judge;
  /** Of the pages that are searched; each book's own by default. */
  readonly language?: Language;
  /** The share that must be found among the first three: in all books together, and in each. */
  readonly atLeast: readonly [all: number, ofEach: number];
}

const ENGLISH = ['test/search/queries-english.yaml', 'test/search/queries-english-2.yaml'];

/**
 * The project's own queries, and those of people who had read the sources and nothing else. The first blind
 * file was looked at while the search was built; the third and the fourth were asked before anything was
 * mended for them (see their heads). The English ones are asked of the books in English, and of the books as
 * they were written, whose words they have to be translated into.
 */
export const QUERY_SETS: readonly QuerySet[] = [
  { by: 'us', files: ['test/search/queries.yaml'], judge: 'exact', atLeast: [0.95, 0.9] },
  {
    by: 'people who know the sources alone',
    files: [
      'test/search/queries-blind.yaml',
      'test/search/queries-blind-2.yaml',
      'test/search/queries-blind-3.yaml',
      'test/search/queries-blind-4.yaml',
    ],
    judge: 'leads',
    atLeast: [0.95, 0.9],
  },
  {
    by: 'people who ask in English, know the sources alone and read the books in English',
    files: ENGLISH,
    judge: 'leads',
    language: 'en',
    atLeast: [0.97, 0.95],
  },
  {
    by: 'the same people of the books in their own languages',
    files: ENGLISH,
    judge: 'leads',
    atLeast: [0.78, 0.7],
  },
];

const site = libraryAt('.');

/** The books that a set asks in. */
export function libraryOf({ language }: Pick<QuerySet, 'language'>): Library {
  return language === undefined ? site : libraryIn(site, language);
}

/** All queries of a file, also those that ask in a book that has been taken away. */
export function allQueries(file: string): readonly Query[] {
  return parse(readFileSync(file, 'utf8')) as Query[];
}

/**
 * The queries of a file that ask in books of this site, for something in them: a book that is taken away
 * takes its own along.
 */
export function readQueries(file: string): readonly Query[] {
  const books = new Set<string>(site.books.map(({ id }) => id));
  const has = (target: string) => books.has(/^([a-z]+)\//.exec(target)?.[1] ?? '') || !target.includes('/');
  return allQueries(file).flatMap((query) => {
    const wanted = query.find.filter(has);
    return books.has(query.book) && wanted.length > 0 ? [{ ...query, find: wanted }] : [];
  });
}

/** Opens every index afresh. */
export function openAll(library: Library = site): ReadonlyMap<string, Index> {
  return new Map(
    library.books.map(({ id, current }) => [
      id,
      openIndex(indexDataOf(current, library), deepDataOf(current, library), openFuzzyWords),
    ]),
  );
}

/** @throws for books and targets that are not there, naming every one of them with its query. */
export function askAll(
  queries: readonly Query[],
  judge: Judge,
  indexes: ReadonlyMap<string, Index>,
  library: Library = site,
): readonly Outcome[] {
  const editions: Editions = new Map(library.books.map(({ id, current }) => [id, current]));
  const wrong = queries.flatMap((query) =>
    query.find
      .filter((target) => !targetOf(target, query, judge, editions))
      .map((target) => `"${query.q}" wants ${target}, which ${query.book} does not have`),
  );
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return queries.map((query) => {
    const mine = indexes.get(query.book);
    if (!mine) throw new Error(`"${query.q}": there is no book ${query.book}`);
    const others = query.scope === 'all' ? [...indexes.values()].filter((index) => index !== mine) : [];
    const targets = query.find.flatMap((target) => targetOf(target, query, judge, editions) ?? []);
    const start = process.cpuUsage();
    const found = find(query.q, [mine, ...others]);
    const { user, system } = process.cpuUsage(start);
    const milliseconds = (user + system) / 1000;
    const hits = [...found.numbers, ...found.matches];
    const at = hits.findIndex((hit) => targets.some((isTarget) => isTarget(hit)));
    return { query, hits, milliseconds, ...(at < 0 ? {} : { rank: at + 1 }) };
  });
}

/** The share of queries whose target is among the first `count` hits. */
export function successAt(count: number, outcomes: readonly Outcome[]): number {
  return outcomes.filter(({ rank }) => rank !== undefined && rank <= count).length / outcomes.length;
}

/** A query that missed, with what it found instead. */
export function printMiss({ query, hits, rank }: Outcome): string {
  const shown = hits.slice(0, 3).map((hit) => `${hit.book}/${hit.path}`);
  return `${query.book}: "${query.q}" wants ${query.find.join(' or ')} (${rank === undefined ? 'not found' : `at ${String(rank)}`}); first are ${shown.join(', ') || 'none'}`;
}

type IsTarget = (hit: Hit) => boolean;
type Editions = ReadonlyMap<string, Edition>;

function targetOf(target: string, query: Query, judge: Judge, editions: Editions): IsTarget | undefined {
  const [, book = query.book, kind = '', id = ''] = /^(?:([a-z]+)\/)?([a-z]+):(.+)$/.exec(target) ?? [];
  const edition = editions.get(book);
  const paths = edition && pathsOf(kind, id, edition, query.q, judge);
  return paths && ((hit) => hit.book === book && paths.has(hit.path));
}

/** The addresses that count as the target; undefined if there is no such target. */
function pathsOf(
  kind: string,
  id: string,
  edition: Edition,
  query: string,
  judge: Judge,
): ReadonlySet<string> | undefined {
  const has = (is: boolean, path: string) => (is ? new Set([path]) : undefined);
  switch (kind) {
    case 'rule':
    case 'clause':
      return provisionPaths(id, edition, query, judge);
    case 'situation':
      return has(
        edition.situations.some((each) => each.id === id),
        pathTo({ kind: 'situation', id }),
      );
    case 'ruling':
      return has(
        edition.rulings.some((each) => each.id === id),
        pathTo({ kind: 'ruling', id }),
      );
    case 'term':
      return has(id in edition.terms, pathTo({ kind: 'term', id }));
    case 'article':
      return has(id in (edition.laws?.articles ?? {}), pathTo({ kind: 'article', article: id }));
    default:
      return undefined;
  }
}

/**
 * A rule or a clause. Somebody who types a number with its letter wants that very clause; without the letter,
 * or in words, the rule that holds it will do. By `leads` a provision also counts as found in
 * - any clause of the rule,
 * - a ruling that stands in the rule, or for a clause: that cites it,
 * - a situation that at least one such ruling settles,
 * - a term that cites the rule or, for a clause, the clause.
 */
function provisionPaths(
  target: string,
  edition: Edition,
  query: string,
  judge: Judge,
): ReadonlySet<string> | undefined {
  const [slug = '', clause] = target.split('#');
  const rule = edition.rules.find((each) => each.slug === slug);
  if (!rule || (clause !== undefined && !rule.clauses.some(({ id }) => id === clause))) return undefined;
  const isTarget = (cite: Cited) => citeBySlug(cite) === target;
  const own =
    clause === undefined ? pathTo({ kind: 'rule', id: slug }) : pathTo({ kind: 'clause', rule: slug, id: clause });
  const number = readNumber(query);
  const namesClause = number !== undefined && number.length > 1 && clause !== undefined;
  if (namesClause) return new Set([own]);
  if (judge === 'exact') return new Set(number === undefined ? [own] : [own, `${slug}/`]);
  const meant = ({ rule: standsIn, cites }: RulingDoc) =>
    clause === undefined ? standsIn === rule : cites.some(isTarget);
  const rulings = edition.rulings.filter(meant);
  const terms = Object.entries(edition.terms).filter(([, { cites }]) =>
    cites.some((cite) => isTarget(cite) || (clause === undefined && cite.rule === rule)),
  );
  return new Set([
    own,
    `${slug}/`,
    ...(clause === undefined ? rule.clauses.map(({ id }) => `${slug}/#${id}`) : []),
    ...rulings.map(({ id }) => pathTo({ kind: 'ruling', id })),
    ...rulings.map(({ situation }) => pathTo({ kind: 'situation', id: situation })),
    ...terms.map(([id]) => pathTo({ kind: 'term', id })),
  ]);
}
