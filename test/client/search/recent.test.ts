import { describe, expect, test } from 'vitest';
import { forgetQueries, recentQueries, rememberQuery } from '#client/search/recent.ts';
import type { Store } from '#client/storage.ts';

/** What a device keeps, and what it was asked to keep before. */
function device(kept?: string): Store {
  const items = new Map(kept === undefined ? [] : [['arbiter:searches', kept]]);
  return {
    read: (key) => items.get(key),
    write: (key, value) => {
      if (value === undefined) items.delete(key);
      else items.set(key, value);
      return true;
    },
    keys: () => [...items.keys()],
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
      expect(store.read('arbiter:searches')).toBeUndefined();
      rememberQuery('26b', store);
      expect(recentQueries(store)).toEqual(['26b']);
    },
  );
});
