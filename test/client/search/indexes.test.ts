/** What a search looks through where part of it cannot be fetched. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { deepDataOf, indexDataOf, indexedBooks } from '#search/build-index.ts';
import type { Loaded } from '#client/search/indexes.ts';
import type { Place } from '#client/search/place.ts';
import { library } from '../../support/fixture.ts';

const files = new Map<string, unknown>([
  ['/search-index/books.json', indexedBooks(library)],
  ...library.books.flatMap(({ id, current }): [string, unknown][] => [
    [`/search-index/${id}/${current.id}.json`, indexDataOf(current, library)],
    [`/search-index/${id}/${current.id}.deep.json`, deepDataOf(current, library)],
  ]),
]);
const inBook: Place = {
  base: '/',
  language: 'nl',
  edition: { book: 'slagspel', edition: '2020', at: '/nl/slagspel/' },
};

/** The module afresh, and what can be fetched. */
async function loaderWhere(canBeFetched: (url: string) => boolean) {
  vi.resetModules();
  const network = { canBeFetched };
  vi.stubGlobal('fetch', (url: string) =>
    network.canBeFetched(url) ? Promise.resolve(Response.json(files.get(url))) : Promise.reject(new TypeError(url)),
  );
  return { network, ...(await import('#client/search/indexes.ts')) };
}

beforeEach(() => vi.unstubAllGlobals());

describe('in all books, where the network is gone', () => {
  test('the page’s own book is still searched, and the others are said to be missing', async () => {
    const { network, loadIndexes } = await loaderWhere(() => true);
    await loadIndexes(inBook, false);
    network.canBeFetched = () => false;
    const loaded = await loadIndexes(inBook, true);
    expect(loaded.indexes.map(({ data }) => data.book)).toEqual(['slagspel']);
    expect(loaded).toMatchObject({ partly: true, missing: [], booksToCome: false });
  });

  test('they come when it is back', async () => {
    const { network, loadIndexes } = await loaderWhere(() => true);
    await loadIndexes(inBook, false);
    network.canBeFetched = () => false;
    const cut = await loadIndexes(inBook, true);
    network.canBeFetched = () => true;
    const whole = await (await cut.more?.())?.more?.();
    expect(whole?.indexes).toHaveLength(library.books.length);
    expect(whole).toMatchObject({ partly: false, missing: [] });
  });

  test('nothing at all can be searched where not even the own book had come', async () => {
    const { loadIndexes } = await loaderWhere(() => false);
    await expect(loadIndexes(inBook, true)).rejects.toThrow();
    await expect(loadIndexes({ base: '/', language: 'nl' }, true)).rejects.toThrow();
  });
});

test('a book that does not come is named, and the rest is searched', async () => {
  const { loadIndexes } = await loaderWhere((url) => !url.includes('biedspel'));
  const nearest = await loadIndexes(inBook, true);
  expect(nearest.booksToCome).toBe(true);
  const loaded = await nearest.more?.();
  expect(loaded?.indexes).toHaveLength(library.books.length - 1);
  expect(loaded).toMatchObject({ partly: true, missing: ['Biedspel'] });
});

describe('a number in a book that is named', () => {
  test('is looked for in that book alone, from within another one and from the start', async () => {
    for (const place of [inBook, { base: '/', language: 'nl' } as const]) {
      const { loadFor } = await loaderWhere(() => true);
      const loaded = await loadFor('biedspel 4.2', place, false);
      expect(loaded.indexes.map(({ data }) => data.book)).toEqual(['biedspel']);
      expect(loaded).toMatchObject({ asked: '4.2', booksToCome: false });
      expect(loaded.books.map(({ book }) => book)).toContain('biedspel');
      expect((await loaded.more?.())?.asked).toBe('4.2');
    }
  });

  test('without the list of books it is looked for as any other words, where that can be', async () => {
    const { loadFor } = await loaderWhere((url) => !url.endsWith('books.json'));
    const loaded = await loadFor('biedspel 4.2', inBook, false);
    expect(loaded.indexes.map(({ data }) => data.book)).toEqual(['slagspel']);
    expect(loaded.asked).toBeUndefined();
  });

  test('a number by itself fetches no list of books', async () => {
    const asked: string[] = [];
    const { loadFor } = await loaderWhere((url) => asked.push(url) > 0);
    await loadFor('17', inBook, false);
    await loadFor('kaart gevallen', inBook, false);
    expect(asked.filter((url) => url.endsWith('books.json'))).toEqual([]);
  });
});

describe('a book that is named beside other words', () => {
  const atStart: Place = { base: '/', language: 'nl' };
  /** What is loaded at first, and in the end. */
  async function loadedFor(query: string, place: Place, all: boolean) {
    const { loadFor } = await loaderWhere(() => true);
    const first = await loadFor(query, place, all);
    let last = first;
    for (let { more } = last; more; { more } = last) last = await more();
    return { first, last };
  }
  const booksOf = ({ indexes }: Loaded) => indexes.map(({ data }) => data.book);

  test('is searched alone, where all books are searched', async () => {
    for (const place of [inBook, atStart]) {
      const { first, last } = await loadedFor('biedspel strafkaart', place, true);
      expect(booksOf(first)).toEqual(['biedspel']);
      expect(booksOf(last)).toEqual(['biedspel']);
      expect(last).toMatchObject({ asked: 'strafkaart', booksToCome: false });
      expect(last.books.length).toBeGreaterThan(1);
    }
  });

  test('is understood with a slip in its name once everything is there', async () => {
    const { first, last } = await loadedFor('beidspel strafkaart', atStart, true);
    expect(first.asked).toBeUndefined();
    expect(booksOf(last)).toEqual(['biedspel']);
    expect(last.asked).toBe('strafkaart');
  });

  test('so is a slip beside a number', async () => {
    const { last } = await loadedFor('beidspel 4.2', inBook, false);
    expect(booksOf(last)).toEqual(['biedspel']);
    expect(last.asked).toBe('4.2');
  });

  test('is no limit where it has nothing of these words, or where one book is searched', async () => {
    const { last } = await loadedFor('biedspel qqqwwwxx', atStart, true);
    expect(booksOf(last)).toHaveLength(library.books.length);
    const own = await loadedFor('biedspel strafkaart', inBook, false);
    expect(booksOf(own.last)).toEqual(['slagspel']);
  });
});
