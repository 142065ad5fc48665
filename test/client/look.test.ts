import { describe, expect, test } from 'vitest';
import { chosen, keepLook, keptLook, type Look } from '#client/look.ts';
import { storeIn } from '#client/storage.ts';

const PLAIN: Look = { theme: 'system', size: 1, contrast: 'system', hand: 'both' };

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
    keepLook({ ...PLAIN, theme: 'dark', size: 2 }, store);
    expect(all.get('arbiter:look')).toBe('dark 2');
    expect(keptLook(store)).toEqual({ ...PLAIN, theme: 'dark', size: 2 });
  });

  test('keeps contrast and the hand beside them, and reads what was kept before there were any', () => {
    const { store, all } = deviceWith({});
    keepLook({ theme: 'system', size: 4, contrast: 'more', hand: 'left' }, store);
    expect(all.get('arbiter:look')).toBe('system 4 more left');
    expect(keptLook(store)).toEqual({ theme: 'system', size: 4, contrast: 'more', hand: 'left' });
    expect(keptLook(deviceWith({ 'arbiter:look': 'light 3' }).store)).toEqual({ ...PLAIN, theme: 'light', size: 3 });
  });

  test('changes by one choice at a time, and by none that there is not', () => {
    const look: Look = { theme: 'dark', size: 2, contrast: 'more', hand: 'right' };
    expect(chosen(look, 'look-size', '4')).toEqual({ ...look, size: 4 });
    expect(chosen(look, 'look-contrast', 'system')).toEqual({ ...look, contrast: 'system' });
    expect(chosen(look, 'look-hand', 'left')).toEqual({ ...look, hand: 'left' });
    expect(chosen(look, 'look-hand', 'third')).toEqual(look);
    expect(chosen(look, 'else', 'left')).toEqual(look);
  });

  test('leaves nothing behind once it is as it was', () => {
    const { store, all } = deviceWith({ 'arbiter:look': 'dark 2' });
    keepLook(PLAIN, store);
    expect(all.size).toBe(0);
  });

  test.each(['', 'pink 9', '{}', '2 dark'])('is the browser’s own where “%s” is kept', (kept) => {
    expect(keptLook(deviceWith({ 'arbiter:look': kept }).store)).toEqual(PLAIN);
  });
});
