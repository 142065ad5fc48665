/** The reviews of a device. (What holds for all that is kept like this: test/casebook/store.test.ts.) */
import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { storeIn } from '#client/storage.ts';
import { DB_VERSION, NAME, deviceReviews, type Reviews } from '#training/reviews/store.ts';
import { recordOf } from '#training/reviews/read.ts';
import type { NewReview } from '#training/reviews/types.ts';
import { DAY, idOf, meaningOf, review } from './reviews.ts';

const START = Date.parse('2026-11-22T18:00:00Z');
let clock = START;
let marks = storeIn(() => null);
let given = 0;
const open: Reviews[] = [];

/** A tab of this browser. */
function tab(): Reviews {
  const made = deviceReviews({ clock: () => clock, marks, newId: () => idOf(++given) });
  open.push(made);
  return made;
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  marks = storeIn(() => null);
  clock = START;
  given = 1000;
});
afterEach(() => {
  for (const each of open.splice(0)) each.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const made = (ruling = 'licht', book = 'proefspel'): NewReview => ({
  ...{ book, ruling, meaning: meaningOf(1), kind: 'table', grade: 3 },
});
const rulings = async (reviews: Reviews) => (await reviews.read()).items.map(({ ruling }) => ruling);
/** What the raw store holds. */
const rawly = async <T>(act: (db: Awaited<ReturnType<typeof openDB>>) => Promise<T>): Promise<T> => {
  const db = await openDB(NAME);
  try {
    return await act(db);
  } finally {
    db.close();
  }
};

describe('a review', () => {
  test('is there again after the page is, with its time and its place', async () => {
    expect(await tab().add([made('licht'), made('zwaar')])).toEqual({ kind: 'kept' });
    expect((await tab().read()).items).toEqual([
      { id: idOf(1001), ...made('licht'), at: START, order: START },
      { id: idOf(1002), ...made('zwaar'), at: START, order: START + 1 },
    ]);
  });

  test('has a name that no other one has', async () => {
    const here = deviceReviews({ marks });
    open.push(here);
    await here.add([made(), made(), made()]);
    const ids = (await here.read()).items.map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
  });

  test('that is imported comes in once, whatever is there', async () => {
    const reviews = tab();
    const [a, b] = [review(1), review(2)];
    expect(await reviews.join([a])).toEqual({ outcome: { kind: 'kept' }, brought: { fresh: 1, same: 0 } });
    expect((await reviews.join([b, a, b])).brought).toEqual({ fresh: 1, same: 1 });
    expect((await tab().read()).items).toEqual([a, b]);
  });
});

describe('two tabs at once', () => {
  test('lose no review of either, and give no place twice', async () => {
    const [one, other] = [tab(), tab()];
    await Promise.all([one.add([made('a'), made('b')]), other.add([made('c'), made('d')]), one.add([made('e')])]);
    const { items } = await tab().read();
    expect(items.map(({ ruling }) => ruling).toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(new Set(items.map(({ order }) => order)).size).toBe(5);
  });
});

test('a clock that is set back loses and reorders nothing', async () => {
  const reviews = tab();
  await reviews.add([made('eerst')]);
  clock -= 30 * DAY;
  await reviews.add([made('dan')]);
  // Also after the page has been closed, and after an import of what was made later.
  const later = tab();
  await later.join([review(START + DAY, { ruling: 'van-elders' })]);
  clock = -5;
  await later.add([made('nu')]);
  expect(await rulings(tab())).toEqual(['eerst', 'dan', 'van-elders', 'nu']);
  expect((await tab().read()).items.map(({ at }) => at)).toEqual([START, START - 30 * DAY, START + DAY, 0]);
});

describe('without room', () => {
  test('a review that waited is kept with the next one that is', async () => {
    const reviews = tab();
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    expect(await reviews.add([made('wacht')])).toEqual({ kind: 'here', why: 'full' });
    expect(await rulings(reviews)).toEqual(['wacht']);
    full.mockRestore();
    await reviews.add([made('volgt')]);
    expect(await rulings(tab())).toEqual(['wacht', 'volgt']);
    expect((await reviews.read()).unsaved).toEqual([]);
  });
});

describe('without a store', () => {
  test('reviews hold for this page, which says so, and can be forgotten', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const reviews = tab();
    expect(await reviews.add([made('een')])).toEqual({ kind: 'here', why: 'missing' });
    clock -= DAY;
    await reviews.add([made('twee')]);
    expect(await reviews.read()).toMatchObject({ trouble: 'missing', unsaved: [idOf(1001), idOf(1002)] });
    expect(await rulings(reviews)).toEqual(['een', 'twee']);
    const { forgotten } = await reviews.forgetAll();
    expect(await rulings(reviews)).toEqual([]);
    await reviews.putBack(forgotten);
    expect(await rulings(reviews)).toEqual(['een', 'twee']);
  });

  test('because it fails in the middle, a review holds for this page', async () => {
    const reviews = tab();
    await reviews.add([made('een')]);
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('disk', 'UnknownError');
    });
    expect(await reviews.add([made('twee')])).toEqual({ kind: 'here', why: 'failed' });
    expect(await rulings(reviews)).toEqual(['een', 'twee']);
  });
});

test('what a later version has stored is not forgotten', async () => {
  await tab().add([made('van-later')]);
  for (const each of open.splice(0)) each.close();
  (await openDB(NAME, DB_VERSION + 1)).close();
  const reviews = tab();
  await reviews.add([made('nieuw')]);
  expect(await rulings(reviews)).toEqual(['van-later', 'nieuw']);
  const { outcome, forgotten } = await reviews.forgetAll();
  expect(outcome).toEqual({ kind: 'here', why: 'newer' });
  expect(forgotten.items.map(({ ruling }) => ruling)).toEqual(['nieuw']);
  expect(await rulings(tab())).toEqual(['van-later']);
});

describe('what others have done to the store', () => {
  test('a record that cannot be read, or that is of a later version, is shown as it is, and the rest works', async () => {
    const reviews = tab();
    const [a, b] = [review(1), review(2)];
    const later = recordOf(b).replace('"format":1', '"format":2');
    await reviews.join([a, b]);
    await rawly(async (db) => {
      await db.put('reviews', '{"format":1,', a.id);
      await db.put('reviews', later, b.id);
      await db.put('reviews', { odd: 1 }, 'odd');
    });
    await reviews.add([made('goed')]);
    expect(await rulings(reviews)).toEqual(['goed']);
    expect((await reviews.read()).unreadable).toEqual([
      { key: a.id, raw: '{"format":1,' },
      { key: b.id, raw: later },
      { key: 'odd', raw: '{"odd":1}' },
    ]);
    // And what is imported under its name does not overwrite it.
    await reviews.join([a]);
    const after = await reviews.read();
    expect(after.items).toContainEqual(a);
    expect(after.unreadable.map(({ raw }) => raw)).toContain('{"format":1,');
  });
});

describe('forgetting', () => {
  test('takes everything away, also what cannot be read, and nothing is missed', async () => {
    const reviews = tab();
    await reviews.add([made('licht'), made('zwaar', 'bridge')]);
    await rawly((db) => db.put('reviews', 'kapot', 'x'));
    const { outcome, forgotten } = await reviews.forgetAll();
    expect(outcome).toEqual({ kind: 'kept' });
    expect(await tab().read()).toEqual({
      ...{ items: [], unreadable: [], unsaved: [], trouble: undefined, lost: undefined },
    });
    // And can be undone whole.
    await reviews.putBack(forgotten);
    expect(await rulings(tab())).toEqual(['licht', 'zwaar']);
    expect((await tab().read()).unreadable).toEqual([{ key: 'x', raw: 'kapot' }]);
  });

  test('of one book leaves the others, and what cannot be read', async () => {
    const reviews = tab();
    await reviews.add([made('licht'), made('zwaar', 'bridge')]);
    await rawly((db) => db.put('reviews', 'kapot', 'x'));
    const { forgotten } = await reviews.forgetAll('bridge');
    expect(forgotten.items.map(({ ruling }) => ruling)).toEqual(['zwaar']);
    expect(await rulings(tab())).toEqual(['licht']);
    expect((await tab().read()).unreadable.length).toBe(1);
  });

  test('overwrites nothing when it is undone after more was practised', async () => {
    const reviews = tab();
    await reviews.add([made('licht')]);
    const { forgotten } = await reviews.forgetAll();
    await reviews.add([made('zwaar')]);
    await reviews.putBack(forgotten);
    expect(await rulings(tab())).toEqual(['licht', 'zwaar']);
  });
});
