/**
 * An exam in progress on a device that two tabs share, that is full, or that a later version of the site has
 * written to.
 */
import { describe, expect, it } from 'vitest';
import type { Store } from '#client/storage.ts';
import { changeKept, keepBegun, keptAt } from '#training/exam/storage.ts';
import { begun, withTyped, written } from '#training/exam/taking.ts';

const KEY = 'arbiter:exam:troefcall/2020?n=2';

function storeOf(takes = true): Store {
  const items = new Map<string, string>();
  return {
    read: (key) => items.get(key),
    write: (key, value) => {
      if (value === undefined) items.delete(key);
      else items.set(key, value);
      return takes;
    },
    keys: () => [...items.keys()],
  };
}
const answer = (key: string, option: number) => (taking: ReturnType<typeof begun>) =>
  withTyped(taking, key, { option, amounts: [] });

describe('two tabs', () => {
  it('keep the answers of both, each at its own question', () => {
    const store = storeOf();
    const mine = begun(1000);
    keepBegun(KEY, mine, store);
    const { taking: theirs } = changeKept(KEY, { ...mine, at: 2 }, answer('2.1', 1), store);
    const { taking } = changeKept(KEY, mine, answer('1.1', 0), store);
    expect(theirs.at).toBe(2);
    expect(taking.at).toBe(1);
    expect(taking.typed).toEqual({ '1.1': { option: 0, amounts: [] }, '2.1': { option: 1, amounts: [] } });
    expect(keptAt(KEY, store).taking).toEqual(taking);
  });

  it('change nothing of what one of them has handed in', () => {
    const store = storeOf();
    const mine = begun(1000);
    keepBegun(KEY, mine, store);
    const { taking: handed } = changeKept(KEY, mine, (taking) => ({ ...taking, handed: 5000 }), store);
    expect(changeKept(KEY, mine, answer('1.1', 0), store)).toEqual({ taking: handed, isKept: true });
    expect(keptAt(KEY, store).taking?.typed).toEqual({});
  });
});

it('what was cleared meanwhile is kept again, as this tab knows it', () => {
  const store = storeOf();
  const mine = withTyped(begun(1000), '2.1', { option: 3, amounts: [] });
  expect(changeKept(KEY, mine, answer('1.1', 0), store).taking.typed).toHaveProperty('2.1');
});

it('says whether the device took it', () => {
  expect(keepBegun(KEY, begun(1), storeOf(false))).toBe(false);
  expect(changeKept(KEY, begun(1), answer('1.1', 0), storeOf(false)).isKept).toBe(false);
  expect(changeKept(KEY, begun(1), answer('1.1', 0), storeOf()).isKept).toBe(true);
});

describe.each(['{"v":2,"began":1}', 'rubbish', '<img src=x onerror=alert(1)>'])('where %s is kept', (text) => {
  it('says so, and puts it aside when somebody begins anew', () => {
    const store = storeOf();
    store.write(KEY, text);
    expect(keptAt(KEY, store)).toEqual({ taking: undefined, isUnread: true });
    keepBegun(KEY, begun(7), store);
    expect(store.read(KEY)).toBe(written(begun(7)));
    expect(store.read(`${KEY}#7`)).toBe(text);
  });
});

it('puts nothing aside where nothing was kept', () => {
  const store = storeOf();
  keepBegun(KEY, begun(7), store);
  expect(store.keys()).toEqual([KEY]);
  expect(keptAt('another', store)).toEqual({ taking: undefined, isUnread: false });
});
