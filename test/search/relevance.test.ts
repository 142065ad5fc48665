import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { find } from '#search/find.ts';
import { library } from '../support/fixture.ts';
import {
  allQueries,
  askAll,
  libraryOf,
  openAll,
  printMiss,
  QUERY_SETS,
  readQueries,
  successAt,
  type Outcome,
  type Query,
  type QuerySet,
} from './relevance.ts';

/** By file and language of the books: the share of queries about something else that may find something. */
const FOREIGN: readonly Foreign[] = [
  { file: 'test/search/queries-foreign.yaml', of: 'the books as they were written', atMost: 0.25 },
  { file: 'test/search/queries-foreign.yaml', of: 'the books in English', language: 'en', atMost: 0.35 },
  { file: 'test/search/queries-foreign-2.yaml', of: 'the books as they were written', atMost: 0.2 },
  { file: 'test/search/queries-foreign-2.yaml', of: 'the books in English', language: 'en', atMost: 0.22 },
];
/** By language; English is asked in every book. */
type ForeignQueries = Readonly<Record<string, readonly string[]>>;
interface Foreign extends Pick<QuerySet, 'language'> {
  readonly file: string;
  readonly of: string;
  readonly atMost: number;
}
/** Milliseconds of processor time; a query takes about 10 at most, so that only a blow-up breaks this. */
const AT_MOST = 250;

const sets = QUERY_SETS.map((set) => ({ ...set, queries: set.files.flatMap(readQueries) }));

describe.each(sets.filter(({ queries }) => queries.length > 0))('what is asked by $by', (set) => {
  const { files, judge, queries, atLeast } = set;
  const [ofAll, ofEach] = atLeast;
  const books = libraryOf(set);
  // Once for nothing, so that the engine has compiled what it will.
  askAll(queries, judge, openAll(books), books);
  const outcomes = askAll(queries, judge, openAll(books), books);

  // A threshold for all books is meaningless if one is missing.
  const isWhole = files.flatMap(allQueries).every(({ book }) => queries.some((query) => query.book === book));
  test.runIf(isWhole)(`finds what they mean among the first three, ${100 * ofAll} times of a hundred`, () => {
    expectFound(outcomes, ofAll);
  });

  test.each([...Map.groupBy(outcomes, ({ query }) => query.book)])(
    `finds it in %s ${100 * ofEach} times of a hundred`,
    (_, ofBook) => {
      expectFound(ofBook, ofEach);
    },
  );

  test(`is answered within ${AT_MOST} ms once the index is open`, () => {
    for (const { query, milliseconds } of outcomes) {
      // The engine may have cleaned up just then; a query that is slow is slow again.
      const again = () => askAll([query], judge, openAll(books), books)[0]?.milliseconds ?? Infinity;
      expect(milliseconds < AT_MOST ? milliseconds : Math.min(again(), again()), query.q).toBeLessThan(AT_MOST);
    }
  });
});

function expectFound(outcomes: readonly Outcome[], atLeast: number): void {
  const misses = outcomes.filter(({ rank }) => rank === undefined || rank > 3).map(printMiss);
  const share = successAt(3, outcomes);
  expect(share, `${(100 * share).toFixed(1)} % found; missed:\n${misses.join('\n')}`).toBeGreaterThanOrEqual(atLeast);
}

describe.each<Foreign>(FOREIGN)('what has nothing to do with a book, in $file, asked of $of', (set) => {
  const { file, atMost } = set;
  const books = libraryOf(set);
  const indexes = openAll(books);
  const foreign = parse(readFileSync(file, 'utf8')) as ForeignQueries;
  const asked = books.books.flatMap(({ id, book }) => {
    const index = indexes.get(id);
    const queries = [...new Set([...(foreign[book.language] ?? []), ...(foreign['en'] ?? [])])];
    return index ? queries.map((query) => ({ query, index })) : [];
  });
  const finding = asked.filter(({ query, index }) => find(query, [index]).matches.length > 0);

  test.runIf(asked.length > 0)(`mostly finds nothing: at most ${100 * atMost} times of a hundred it does`, () => {
    const found = finding.map(({ query, index }) => `${index.data.book}: ${query}`);
    expect(finding.length / asked.length, found.join('\n')).toBeLessThanOrEqual(atMost);
  });
});

test('a book of which we ask anything is asked for 25 things or more', () => {
  const byBook = Map.groupBy(readQueries('test/search/queries.yaml'), ({ book }) => book);
  for (const [book, of] of byBook) expect(of.length, book).toBeGreaterThanOrEqual(25);
});

test('a query for something that is not there is reported with what it wants', () => {
  const query: Query = { q: 'kap', book: 'slagspel', find: ['rule:99', 'term:kap'] };
  expect(() => askAll([query], 'exact', openAll(library), library)).toThrow(
    '"kap" wants rule:99, which slagspel does not have',
  );
});

test('a query that asks for a clause by its letter is not content with the rule', () => {
  const ask = (q: string, find: string) =>
    askAll([{ q, book: 'slagspel', find: [find] }], 'exact', openAll(library), library).map(({ rank }) => rank);
  expect(ask('26b', 'clause:26#a')).toEqual([undefined]);
  expect(ask('26', 'clause:26#a')).toEqual([1]);
});
