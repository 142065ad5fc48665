import { describe, expect, test } from 'vitest';
import { storeIn } from '#client/storage.ts';

/** Storage as a browser has it, with what goes wrong when it is written to. */
function storage(kept: Record<string, string> = {}, refuses?: Error): Storage {
  const items = new Map(Object.entries(kept));
  const methods = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (refuses) throw refuses;
      items.set(key, value);
    },
    removeItem: (key: string) => void items.delete(key),
  };
  const proxy = new Proxy(methods, { ownKeys: () => [...items.keys()], getOwnPropertyDescriptor: described });
  // What the store uses of it.
  return proxy as unknown as Storage;
}

function described(): PropertyDescriptor {
  return { configurable: true, enumerable: true };
}

const forbidden = (): Storage => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const full = new DOMException('The quota has been exceeded.', 'QuotaExceededError');

test('what is written is kept, and can be removed', () => {
  const kept = storage();
  const store = storeIn(() => kept);
  store.write('a', '1');
  expect(store.read('a')).toBe('1');
  expect(kept.getItem('a')).toBe('1');
  expect(store.keys()).toEqual(['a']);
  store.write('a', undefined);
  expect(store.read('a')).toBeUndefined();
  expect(kept.getItem('a')).toBeNull();
  expect(store.keys()).toEqual([]);
});

describe.each([
  ['forbidden', forbidden],
  ['missing', () => null],
  ['full', () => storage({}, full)],
])('where storage is %s', (_, get) => {
  test('what is written holds for the page, and nothing is thrown', () => {
    const store = storeIn(get);
    expect(store.read('a')).toBeUndefined();
    store.write('a', '1');
    store.write('b', '2');
    store.write('b', undefined);
    expect(store.read('a')).toBe('1');
    expect(store.read('b')).toBeUndefined();
    expect(store.keys()).toEqual(['a']);
  });
});

test('full storage: what is written goes before what was kept, and can still be removed', () => {
  const kept = storage({ a: 'old' }, full);
  const store = storeIn(() => kept);
  store.write('a', 'new');
  expect(store.read('a')).toBe('new');
  store.write('a', undefined);
  expect(store.read('a')).toBeUndefined();
  expect(kept.getItem('a')).toBeNull();
});
