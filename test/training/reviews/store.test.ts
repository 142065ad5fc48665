/** The store of a device: two tabs, no room, none at all, and what others have done to it. */
import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore, IDBOpenDBRequest } from 'fake-indexeddb';
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
const rulings = async (reviews: Reviews) => (await reviews.read()).reviews.map(({ ruling }) => ruling);
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
    expect((await tab().read()).reviews).toEqual([
      { id: idOf(1001), ...made('licht'), at: START, order: START },
      { id: idOf(1002), ...made('zwaar'), at: START, order: START + 1 },
    ]);
  });

  test('has a name that no other one has', async () => {
    const here = deviceReviews({ marks });
    open.push(here);
    await here.add([made(), made(), made()]);
    const ids = (await here.read()).reviews.map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
  });

  test('that is imported comes in once, whatever is there', async () => {
    const reviews = tab();
    const [a, b] = [review(1), review(2)];
    expect(await reviews.join([a])).toEqual({ outcome: { kind: 'kept' }, brought: { fresh: 1, same: 0 } });
    expect((await reviews.join([b, a, b])).brought).toEqual({ fresh: 1, same: 1 });
    expect((await tab().read()).reviews).toEqual([a, b]);
  });
});

describe('two tabs at once', () => {
  test('both see a review of either', async () => {
    const [one, other] = [tab(), tab()];
    const heard = new Promise<void>((resolve) => other.onChange(resolve));
    await one.add([made('van-de-een')]);
    await heard;
    expect(await rulings(other)).toEqual(['van-de-een']);
  });

  test('lose no review of either, and give no place twice', async () => {
    const [one, other] = [tab(), tab()];
    await Promise.all([one.add([made('a'), made('b')]), other.add([made('c'), made('d')]), one.add([made('e')])]);
    const { reviews } = await tab().read();
    expect(reviews.map(({ ruling }) => ruling).toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(new Set(reviews.map(({ order }) => order)).size).toBe(5);
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
  expect((await tab().read()).reviews.map(({ at }) => at)).toEqual([START, START - 30 * DAY, START + DAY, 0]);
});

describe('without room', () => {
  const fullFrom = (from = 0) => {
    let puts = 0;
    const put = IDBObjectStore.prototype.put;
    return vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
      if (++puts > from) throw new DOMException('no room', 'QuotaExceededError');
      return put.apply(this, args);
    });
  };

  test('a review holds for this page, which says so, and is kept once there is room again', async () => {
    const reviews = tab();
    await reviews.add([made('past')]);
    const full = fullFrom();
    expect(await reviews.add([made('past-niet')])).toEqual({ kind: 'here', why: 'full' });
    expect(await reviews.read()).toMatchObject({ unsaved: 1, trouble: 'full' });
    expect(await rulings(reviews)).toEqual(['past', 'past-niet']);
    expect(await rulings(tab())).toEqual(['past']);
    full.mockRestore();
    expect(await reviews.retry()).toEqual({ kind: 'kept' });
    expect(await reviews.read()).toMatchObject({ unsaved: 0, trouble: undefined });
    expect(await rulings(tab())).toEqual(['past', 'past-niet']);
  });

  test('a review that waited is kept with the next one that is', async () => {
    const reviews = tab();
    const full = fullFrom();
    await reviews.add([made('wacht')]);
    full.mockRestore();
    await reviews.add([made('volgt')]);
    expect(await rulings(tab())).toEqual(['wacht', 'volgt']);
    expect((await reviews.read()).unsaved).toBe(0);
  });

  test('an import is kept whole or not at all', async () => {
    const reviews = tab();
    fullFrom(2);
    expect((await reviews.join([1, 2, 3, 4].map((at) => review(at)))).outcome).toEqual({ kind: 'here', why: 'full' });
    vi.restoreAllMocks();
    expect(await rulings(tab())).toEqual([]);
    expect((await rulings(reviews)).length).toBe(4);
  });
});

describe('without a store', () => {
  test.each([
    ['there is none', () => vi.stubGlobal('indexedDB', undefined)],
    [
      'it is forbidden',
      () =>
        vi.stubGlobal('indexedDB', {
          open: () => {
            throw new DOMException('no', 'SecurityError');
          },
        }),
    ],
  ])('because %s, reviews hold for this page, which says so', async (_, without) => {
    without();
    const reviews = tab();
    expect(await reviews.add([made('een')])).toEqual({ kind: 'here', why: 'missing' });
    clock -= DAY;
    await reviews.add([made('twee')]);
    expect(await reviews.read()).toMatchObject({ trouble: 'missing', unsaved: 2 });
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

  test('because it does not answer, a review holds for this page until it does', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('indexedDB', { open: () => new IDBOpenDBRequest() });
    const adding = tab().add([made()]);
    await vi.advanceTimersByTimeAsync(20_000);
    vi.useRealTimers();
    expect(await adding).toEqual({ kind: 'here', why: 'blocked' });
  });
});

describe('a store of a later version', () => {
  test('is read, and not written', async () => {
    await tab().add([made('van-later')]);
    for (const each of open.splice(0)) each.close();
    (await openDB(NAME, DB_VERSION + 1)).close();
    const reviews = tab();
    expect(await rulings(reviews)).toEqual(['van-later']);
    expect(await reviews.add([made('nieuw')])).toEqual({ kind: 'here', why: 'newer' });
    expect((await reviews.read()).trouble).toBe('newer');
    expect(await rulings(reviews)).toEqual(['van-later', 'nieuw']);
    expect((await reviews.forgetAll()).outcome).toEqual({ kind: 'here', why: 'newer' });
    const stored = await rawly((db) => db.getAll('reviews') as Promise<string[]>);
    expect(stored.length).toBe(1);
    expect(stored.join('')).toContain('van-later');
  });

  test('may be made while this page is open', async () => {
    const reviews = tab();
    await reviews.add([made()]);
    // It waits for every connection to be closed.
    (await openDB(NAME, DB_VERSION + 1)).close();
    expect((await reviews.read()).trouble).toBe('newer');
  });
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
    expect(after.reviews).toContainEqual(a);
    expect(after.unreadable.map(({ raw }) => raw)).toContain('{"format":1,');
  });

  test('a store that was cleared is not taken for one that was always empty', async () => {
    await tab().add([made(), made()]);
    for (const each of open.splice(0)) each.close();
    vi.stubGlobal('indexedDB', new IDBFactory());
    const reviews = tab();
    expect((await reviews.read()).lost).toEqual({ count: 2, left: 0, at: '2026-11-22T18:00:00.000Z' });
    await reviews.forgetLost();
    expect((await reviews.read()).lost).toBeUndefined();
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
      ...{ reviews: [], unreadable: [], unsaved: 0, trouble: undefined, lost: undefined },
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
    expect(forgotten.reviews.map(({ ruling }) => ruling)).toEqual(['zwaar']);
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
