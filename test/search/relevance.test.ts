import { describe, expect, test } from 'vitest';
import { askAll, openAll, printMiss, QUERY_SETS, readQueries, successAt, type Query } from './relevance.ts';

/** The share of queries whose target must be among the first three hits. */
const AT_LEAST = 0.95;
/** Milliseconds of processor time; a query takes about 10 at most, so that only a blow-up breaks this. */
const AT_MOST = 250;

describe.each(QUERY_SETS)('what is asked by $by', ({ files, judge }) => {
  const queries = files.flatMap(readQueries);
  // Once for nothing, so that the engine has compiled what it will.
  askAll(queries, judge, openAll());
  const outcomes = askAll(queries, judge, openAll());

  test(`finds what they mean among the first three, ${100 * AT_LEAST} times of a hundred`, () => {
    const misses = outcomes.filter(({ rank }) => rank === undefined || rank > 3).map(printMiss);
    const share = successAt(3, outcomes);
    expect(share, `${(100 * share).toFixed(1)} % found; missed:\n${misses.join('\n')}`).toBeGreaterThanOrEqual(
      AT_LEAST,
    );
  });

  test(`is answered within ${AT_MOST} ms once the index is open`, () => {
    for (const { query, milliseconds } of outcomes) {
      // The engine may have cleaned up just then; a query that is slow is slow again.
      const again = () => askAll([query], judge, openAll())[0]?.milliseconds ?? Infinity;
      expect(milliseconds < AT_MOST ? milliseconds : Math.min(again(), again()), query.q).toBeLessThan(AT_MOST);
    }
  });
});

test('there are at least 150 queries of our own, of every book and in every language', () => {
  const queries = readQueries('test/search/queries.yaml');
  expect(queries.length).toBeGreaterThanOrEqual(150);
  const byBook = Map.groupBy(queries, ({ book }) => book);
  expect([...byBook.keys()].toSorted()).toEqual([...openAll().keys()].toSorted());
  for (const [book, of] of byBook) expect(of.length, book).toBeGreaterThanOrEqual(25);
});

test('a query for something that is not there is reported with what it wants', () => {
  const query: Query = { q: 'kap', book: 'troefcall', find: ['rule:99', 'term:kap'] };
  expect(() => askAll([query], 'exact', openAll())).toThrow('"kap" wants rule:99, which troefcall does not have');
});

test('a query that asks for a clause by its letter is not content with the rule', () => {
  const ask = (q: string, find: string) =>
    askAll([{ q, book: 'troefcall', find: [find] }], 'exact', openAll()).map(({ rank }) => rank);
  expect(ask('26b', 'clause:26#a')).toEqual([undefined]);
  expect(ask('26', 'clause:26#a')).toEqual([1]);
});
