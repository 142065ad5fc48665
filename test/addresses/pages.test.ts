import { describe, expect, test } from 'vitest';
import { hasPart, pageAt, pageKinds, PAGES, pathOf, pathTo, reservedWords } from '#addresses/pages.ts';
import { withoutSearch } from '#addresses/search-query.ts';

describe('the table of pages', () => {
  test('gives every page an address that is read as this page again', () => {
    for (const kind of pageKinds) {
      const { path, in: level } = PAGES[kind];
      expect(pageAt(level, path.replace('*', '4-2'))).toEqual({ kind, id: path.includes('*') ? '4-2' : undefined });
    }
  });
  test('keeps the words of its addresses from rules and editions', () => {
    expect(reservedWords('edition').toSorted()).toEqual([
      'book',
      'calculators',
      'casebook',
      'cases',
      'changes',
      'clocks',
      'gaps',
      'laws',
      'offline',
      'penalties',
      'posters',
      'record',
      'rulings',
      'situations',
      'terms',
      'together',
      'training',
    ]);
    expect(reservedWords('language')).toEqual(['concepts', 'casebook', 'offline']);
  });
  test('says where things are found', () => {
    expect(pathTo({ kind: 'clause', rule: '17', id: 'a' })).toBe('17/#a');
    expect(pathTo({ kind: 'article', article: '27B1(a)' })).toBe('laws/#27b1-a');
    expect(pathOf('procedure', 'kap')).toBe('situations/kap/procedure/');
  });
  test('knows no page that could be anything', () => {
    expect(pageAt('edition', 'situations/kap/more/')).toBeUndefined();
    expect(pageAt('edition', '17')).toBeUndefined();
  });
  test('keeps the parts of a page from its content, those of every page too', () => {
    expect(
      ['rulings', 'content', 'search-recent', 'abbr-wl', 'sign-search'].filter((id) => !hasPart('rule', id)),
    ).toEqual([]);
    expect(hasPart('rule', 'a')).toBe(false);
    expect(hasPart('terms', 'letter-a')).toBe(true);
  });
});

test('the search owns its keys in every address, and no others', () => {
  expect(withoutSearch('q=26b&q&scope=all')).toBe('');
  expect(withoutSearch('question=1&fout=q&scoped=x')).toBe('question=1&fout=q&scoped=x');
});
