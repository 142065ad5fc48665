import { expect, test } from 'vitest';
import { keepTyped, typedFor } from '#client/record/typed.ts';
import type { Store } from '#client/storage.ts';

function storeOf(kept: Record<string, string> = {}): Store & { readonly all: Map<string, string> } {
  const all = new Map(Object.entries(kept));
  return {
    all,
    read: (key) => all.get(key),
    write: (key, value) => {
      if (value === undefined) all.delete(key);
      else all.set(key, value);
      return true;
    },
    keys: () => [...all.keys()],
  };
}

test('what is typed on a sheet is kept by its record, and no other sheet has it', () => {
  const store = storeOf();
  keepTyped('K7QF-2M9D', { players: 'Ria en Nel', table: '' }, store);
  expect(typedFor('K7QF-2M9D', store)).toEqual({ players: 'Ria en Nel' });
  expect(typedFor('K7QF-2M9E', store)).toEqual({});
});

test('of what is emptied nothing stays on the device', () => {
  const store = storeOf();
  keepTyped('K7QF-2M9D', { players: 'Ria en Nel' }, store);
  keepTyped('K7QF-2M9D', { players: '' }, store);
  expect(store.all.size).toBe(0);
});

test.each(['{', 'null', '[1]', '"x"', '{"players":1}'])(
  'what is there and none of ours, %s, is taken for nothing',
  (text) => {
    expect(typedFor('K7QF-2M9D', storeOf({ 'arbiter:record:K7QF-2M9D': text }))).toEqual({});
  },
);
