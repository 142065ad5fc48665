import { describe, expect, test } from 'vitest';
import { keepLook, keptLook } from '#client/look.ts';
import { storeIn } from '#client/storage.ts';

/** A device's storage with what is kept in it. */
function deviceWith(kept: Readonly<Record<string, string>>) {
  const all = new Map(Object.entries(kept));
  const storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
    getItem: (key) => all.get(key) ?? null,
    setItem: (key, value) => void all.set(key, value),
    removeItem: (key) => void all.delete(key),
  };
  return { all, store: storeIn(() => storage as Storage) };
}

describe('how the site looks on this device', () => {
  test('is kept from page to page', () => {
    const { store, all } = deviceWith({});
    keepLook({ theme: 'dark', size: 2 }, store);
    expect(all.get('arbiter:look')).toBe('dark 2');
    expect(keptLook(store)).toEqual({ theme: 'dark', size: 2 });
  });

  test('leaves nothing behind once it is as it was', () => {
    const { store, all } = deviceWith({ 'arbiter:look': 'dark 2' });
    keepLook({ theme: 'system', size: 1 }, store);
    expect(all.size).toBe(0);
  });

  test.each(['', 'pink 9', '{}', '2 dark'])('is the browser’s own where “%s” is kept', (kept) => {
    expect(keptLook(deviceWith({ 'arbiter:look': kept }).store)).toEqual({ theme: 'system', size: 1 });
  });
});
