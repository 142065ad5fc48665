import { describe, expect, test } from 'vitest';
import { forgetQueries, recentQueries, rememberQuery, type Store } from '#client/search/recent.ts';

/** What a browser keeps, and what it was asked to keep before. */
function device(kept?: string): Store {
  const items = new Map(kept === undefined ? [] : [['arbiter:searches', kept]]);
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

describe('recent searches', () => {
  test('are there the next time, the latest first, each once', () => {
    const store = device();
    for (const query of ['26b', 'misdeal', '26B ']) rememberQuery(query, store);
    expect(recentQueries(store)).toEqual(['26B', 'misdeal']);
  });

  test('are eight at most', () => {
    const store = device();
    for (let rule = 1; rule <= 12; rule++) rememberQuery(`regel ${String(rule)}`, store);
    expect(recentQueries(store)).toHaveLength(8);
    expect(recentQueries(store)[0]).toBe('regel 12');
  });

  test('can be forgotten', () => {
    const store = device();
    rememberQuery('26b', store);
    forgetQueries(store);
    expect(recentQueries(store)).toEqual([]);
  });

  test.each(['{', '{"a":1}', '[1,2]', 'null', '"26b"', '[["26b"]]'])(
    'that are damaged (%s) are thrown away',
    (kept) => {
      const store = device(kept);
      expect(recentQueries(store)).toEqual([]);
      expect(store.getItem('arbiter:searches')).toBeNull();
      rememberQuery('26b', store);
      expect(recentQueries(store)).toEqual(['26b']);
    },
  );

  test('are none where nothing may be stored', () => {
    const refuse = () => {
      throw new Error('SecurityError');
    };
    const store: Store = { getItem: refuse, setItem: refuse, removeItem: refuse };
    expect(rememberQuery('26b', store)).toEqual(['26b']);
    expect(recentQueries(store)).toEqual([]);
    forgetQueries(store);
    expect(recentQueries(undefined)).toEqual([]);
  });
});
