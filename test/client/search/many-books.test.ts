/** What a search of all books fetches of a library of a hundred: indexes as large as those of real books. */
import { gzipSync } from 'node:zlib';
import { beforeEach, expect, test, vi } from 'vitest';
import { bookWordsIn } from '#search/build-book-words.ts';
import type { IndexData, IndexedBook } from '#search/index-data.ts';
import type { Loaded } from '#client/search/indexes.ts';
import { foundIn } from '#client/search/found.ts';
import type { Place } from '#client/search/place.ts';
import { words as tools } from '#i18n/nl/loaded/tools.ts';
import { vocabularyOf } from '../../bench/scale/vocabulary.ts';

const BOOKS = 100;
/** Until the first hits of another book stand there; kilobytes of 1000 bytes, as they travel (gzip). */
const MOST_KB = 150;
const MOST_REQUESTS = 12;

const asking = (place: Place) => ({ place, words: tools, openFuzzyWords: undefined });

let seed = 1;
const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
const words = vocabularyOf(random);
const times = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));

const indexes = times(BOOKS, (at): IndexData => ({
  book: `spel-${String(at)}`,
  edition: '2026',
  language: 'nl',
  title: words.name(),
  rules: times(30, (rule) => ({
    slug: String(rule + 1),
    number: String(rule + 1),
    title: words.sentence(3),
    summary: words.sentence(14),
    phrases: [words.run(4)],
    clauses: times(5, (clause) => [`lid-${String(clause)}`]),
  })),
  situations: times(36, (id) => ({
    id: `situatie-${String(id)}`,
    title: words.sentence(6),
    summary: words.sentence(16),
    phrases: times(3, () => words.run(5)),
  })),
  calculators: [],
  rulings: times(100, (id) => ({
    id: `uitspraak-${String(id)}`,
    verdict: words.sentence(10),
    situation: id % 36,
  })),
  terms: times(44, (id) => ({
    id: `begrip-${String(id)}`,
    term: words.name(),
    definition: words.sentence(12),
  })),
  articles: [],
  concepts: {},
}));
const books = indexes.map(({ book, edition, language, title }): IndexedBook => {
  return { book, edition, language, title, accent: 'green', path: `nl/${book}/` };
});
const files = new Map<string, unknown>([
  ['/search-index/books.json', books],
  ...indexes.map((data): [string, unknown] => [`/search-index/${data.book}/${data.edition}.json`, data]),
  ...[...bookWordsIn(indexes.map((data) => [`${data.book}/${data.edition}`, data] as const))].map(
    ([name, file]): [string, unknown] => [`/search-index/${name}.json`, file],
  ),
]);

const inBook: Place = { base: '/', language: 'nl', edition: { book: 'spel-3', edition: '2026', at: '/nl/spel-3/' } };
const atStart: Place = { base: '/', language: 'nl' };
const WANTED = indexes[57];

let fetchedFiles: string[] = [];
const kB = () => fetchedFiles.reduce((sum, url) => sum + gzipSync(JSON.stringify(files.get(url))).length, 0) / 1000;

async function freshLoader() {
  vi.resetModules();
  fetchedFiles = [];
  vi.stubGlobal('fetch', (url: string) => {
    fetchedFiles.push(url);
    return files.has(url) ? Promise.resolve(Response.json(files.get(url))) : Promise.reject(new TypeError(url));
  });
  return import('#client/search/indexes.ts');
}

beforeEach(() => vi.unstubAllGlobals());

test('the indexes are as large as those of real books', () => {
  for (const data of indexes) expect(gzipSync(JSON.stringify(data)).length).toBeGreaterThan(14_000);
});

test.each([
  ['a situation', WANTED?.situations[7]?.title],
  ['a situation, as people say it', WANTED?.situations[11]?.phrases[1]],
  ['a term', WANTED?.terms[3]?.term],
  ['a rule', `${WANTED?.rules[9]?.title ?? ''} ${WANTED?.rules[9]?.summary ?? ''}`],
])('%s of another book is among the first hits', async (_, query = '') => {
  for (const place of [inBook, atStart]) {
    const { loadFor } = await freshLoader();
    let loaded: Loaded | undefined = await loadFor(query, place, true);
    const finds = () =>
      loaded && foundIn(loaded, query, asking(place)).matches.some(({ book }) => book === WANTED?.book);
    while (loaded?.booksToCome && !finds()) loaded = await loaded.more?.();
    expect(finds(), query).toBe(true);
    expect(kB(), fetchedFiles.join(' ')).toBeLessThanOrEqual(MOST_KB);
    expect(fetchedFiles.length, fetchedFiles.join(' ')).toBeLessThanOrEqual(MOST_REQUESTS);
    while (loaded?.booksToCome) loaded = await loaded.more?.();
    expect(loaded?.indexes.length).toBeLessThanOrEqual(5);
    expect(loaded?.texts).toHaveLength(BOOKS);
  }
});

test('the text waits for the books, and nothing is chosen before somebody has asked for something', async () => {
  const { loadFor } = await freshLoader();
  const loaded = await loadFor('', inBook, true);
  expect(fetchedFiles).toEqual(['/search-index/books.json', '/search-index/spel-3/2026.json']);
  expect(loaded.indexes.map(({ data }) => data.book)).toEqual(['spel-3']);
});

test('a number is looked for in the nearest book and few others', async () => {
  const { loadFor } = await freshLoader();
  let loaded: Loaded | undefined = await loadFor('17', inBook, true);
  while (loaded?.booksToCome) loaded = await loaded.more?.();
  const [first] = loaded ? foundIn(loaded, '17', asking(inBook)).numbers : [];
  expect(first).toMatchObject({ book: 'spel-3', number: '17' });
  expect(fetchedFiles.length).toBeLessThanOrEqual(MOST_REQUESTS);
});

test('where a list of words does not come, the nearest book is searched', async () => {
  const { loadFor } = await freshLoader();
  const shards = [...files].filter(([url]) => url.includes('/words-'));
  for (const [url] of shards) files.delete(url);
  const loaded = await loadFor('onbekend', inBook, true);
  expect(loaded.indexes.map(({ data }) => data.book)).toEqual(['spel-3']);
  await expect(loaded.more?.()).rejects.toThrow();
  for (const [url, file] of shards) files.set(url, file);
});
