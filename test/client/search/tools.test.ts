import { expect, test } from 'vitest';
import { foundIn } from '#client/search/found.ts';
import type { Loaded } from '#client/search/indexes.ts';
import type { Place } from '#client/search/place.ts';
import { hrefOf } from '#client/search/sections.ts';
import { words } from '#i18n/nl/loaded/tools.ts';
import { indexDataOf, indexedBooks } from '#search/build-index.ts';
import { openIndex } from '#search/open.ts';
import { openFuzzyWords } from '#search/fuzzy-words.ts';
import { fixtureEdition, library, type FixtureBookId } from '../../support/fixture.ts';

const inBook: Place = {
  base: '/arbiter/',
  language: 'nl',
  edition: { book: 'slagspel', edition: '2020', at: '/arbiter/nl/slagspel/2020/' },
};
const atStart: Place = { base: '/arbiter/', language: 'nl' };
const indexOf = (book: FixtureBookId) => openIndex(indexDataOf(fixtureEdition(book), library));
const rest = { texts: [], partly: false, missing: [], booksToCome: false };
const own: Loaded = { ...rest, indexes: [indexOf('slagspel')], books: [] };
const all: Loaded = { ...rest, indexes: [indexOf('slagspel')], books: indexedBooks(library) };
const hrefs = (query: string, place: Place, loaded: Loaded) =>
  foundIn(loaded, query, { place, words, openFuzzyWords }).tools.map((hit) => hrefOf(hit, place, loaded.books));

test('a tool is that of the page’s own edition', () => {
  expect(hrefs('oefenen', inBook, own)).toEqual(['/arbiter/nl/slagspel/2020/training/']);
});

test('what belongs to no book stands once, in the language of the page', () => {
  expect(hrefs('zaakboek', atStart, all)).toEqual(['/arbiter/nl/casebook/']);
});

test('what is on the device is found within the book that the reader is in', () => {
  expect(hrefs('zaakboek', inBook, own)).toEqual(['/arbiter/nl/slagspel/2020/casebook/']);
  expect(hrefs('offline', inBook, own)).toEqual(['/arbiter/nl/slagspel/2020/offline/']);
});

test('outside of books each book has its own, and is named by its language’s words for it', () => {
  expect(hrefs('oefenen', atStart, all)).toEqual(indexedBooks(library).map(({ path }) => `/arbiter/${path}training/`));
  const { tools } = foundIn(all, 'oefenen', { place: atStart, words, openFuzzyWords });
  expect(tools.find(({ book }) => book === 'meldspiel')?.title).toEqual({ text: 'Oefenen', marks: [], lang: 'nl' });
});

test('the settings of how pages look are a panel of the page itself', () => {
  for (const query of ['donker', 'dark mode', 'mørk', 'dunkel']) {
    expect(hrefs(query, inBook, own), query).toEqual(['#look']);
    expect(hrefs(query, atStart, all), query).toEqual(['#look']);
  }
});

test('beside a book’s name it is that of the book', () => {
  expect(hrefs('oefenen biedspel', atStart, all)).toEqual(['/arbiter/nl/biedspel/training/']);
});

test('what only some books have is found where it is', () => {
  const biedspel: Loaded = { ...rest, indexes: [indexOf('biedspel')], books: [] };
  const place: Place = { ...atStart, edition: { book: 'biedspel', edition: '2024', at: '/arbiter/nl/biedspel/' } };
  expect(hrefs('artikelen', place, biedspel)).toEqual(['/arbiter/nl/biedspel/laws/']);
  expect(hrefs('artikelen', inBook, own)).toEqual([]);
});

test('a number, and what names nothing, finds no tool', () => {
  expect(hrefs('17', inBook, own)).toEqual([]);
  expect(hrefs('appeltaart bakken', inBook, own)).toEqual([]);
});
