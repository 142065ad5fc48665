import { expect, test } from 'vitest';
import { queryIn } from '#addresses/search-asked.ts';
import { searchIn, withSearch } from '#addresses/search-query.ts';

test('a link to a search says what is looked for, and where', () => {
  expect(searchIn('?q=er+praat%20iemand')).toEqual({ query: 'er praat iemand', all: false });
  expect(searchIn('fout=verzaking&q=26b&scope=all')).toEqual({ query: '26b', all: true });
  for (const none of ['', '?', '?fout=verzaking', '?q=', '?q=%20', '?scope=all'])
    expect(searchIn(none)).toBeUndefined();
});

test('a search in the address leaves the answers of a case as they are', () => {
  const answers = 'fout=voor-de-beurt&gesloten-slagen=0..4';
  const both = withSearch(`?${answers}`, { query: '§ 4,2 a', all: true });
  expect(both).toBe(`${answers}&q=%C2%A7%204%2C2%20a&scope=all`);
  expect(searchIn(both)).toEqual({ query: '§ 4,2 a', all: true });
  expect(withSearch(both, undefined)).toBe(answers);
});

test('the next search replaces the one before', () => {
  expect(withSearch('q=26&scope=all', { query: '26b', all: false })).toBe('q=26b');
  expect(withSearch('q=26', { query: ' ', all: false })).toBe('');
});

test('a question whose name begins like a search keeps its answer', () => {
  expect(withSearch('q-regel=ja&scoped=nee', undefined)).toBe('q-regel=ja&scoped=nee');
});

test('a link may ask for the search alone, in which nothing stands yet', () => {
  expect(queryIn('?q=')).toBe('');
  expect(queryIn('?q=%20')).toBe('');
  expect(queryIn('?q=kap')).toBe('kap');
  expect(queryIn('?fout=verzaking')).toBeUndefined();
});

test('half a character, as a broken input method may type it, is written as unreadable', () => {
  expect(withSearch('', { query: 'ka\ud83dp', all: false })).toBe(`q=${encodeURIComponent('ka\ufffdp')}`);
});
