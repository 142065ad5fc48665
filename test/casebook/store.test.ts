/** The store of a device: two tabs, no room, none at all, and what others have done to it. */
import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore, IDBOpenDBRequest } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { storeIn } from '#client/storage.ts';
import { ruledAnew } from '#casebook/new-version.ts';
import { recordOf } from '#casebook/read.ts';
import { deviceCasebook, DB_VERSION, NAME, type Casebook } from '#casebook/store.ts';
import { amended, currentOf, newestFirst } from '#casebook/versions.ts';
import type { KeptCase } from '#casebook/types.ts';
import { idOf, keptCase, togetherCase } from './cases.ts';

let clock = Date.parse('2026-11-22T18:00:00Z');
let marks = storeIn(() => null);
const open: Casebook[] = [];

/** A tab of this browser. */
function tab(): Casebook {
  const made = deviceCasebook({ clock: () => clock, marks });
  open.push(made);
  return made;
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  marks = storeIn(() => null);
  clock = Date.parse('2026-11-22T18:00:00Z');
});
afterEach(() => {
  for (const each of open.splice(0)) each.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const casesOf = async (book: Casebook) => (await book.read()).items;
const notes = async (book: Casebook) => (await casesOf(book)).map((kept) => currentOf(kept).details.note);
const amend = (book: Casebook, kept: KeptCase, note: string) =>
  book.change(kept.id, (now, moment) => amended(now ?? kept, { note }, moment));
/** What the raw store holds. */
const rawly = async <T>(act: (db: Awaited<ReturnType<typeof openDB>>) => Promise<T>): Promise<T> => {
  const db = await openDB(NAME);
  try {
    return await act(db);
  } finally {
    db.close();
  }
};

describe('a case', () => {
  test('is there again after the page is', async () => {
    expect(await tab().join([keptCase({ note: 'bewaard' })])).toEqual({
      outcome: { kind: 'kept' },
      brought: { fresh: 1, further: 0, same: 0 },
    });
    expect(await notes(tab())).toEqual(['bewaard']);
  });

  test('that is taken away is gone, and can be put back', async () => {
    const book = tab();
    const kept = keptCase();
    await book.join([kept]);
    await book.remove([kept.id]);
    expect(await notes(tab())).toEqual([]);
    await book.join([kept]);
    expect(await casesOf(tab())).toEqual([kept]);
  });
});

describe('without reading everything', () => {
  const sumOf = (kept: KeptCase): string => currentOf(kept).record.sum;

  test('the cases that were saved last are found, the latest first', async () => {
    await tab().join([keptCase({}, idOf(1), 10), keptCase({}, idOf(2), 30), keptCase({}, idOf(3), 20)]);
    const ids = (await tab().newest(2)).map(({ id }) => id);
    expect(ids).toEqual([idOf(2), idOf(3)]);
  });

  test('a case is found by the checksum of its current record alone', async () => {
    const [one, several] = [keptCase({}, idOf(1)), togetherCase({}, idOf(2))];
    await tab().join([one, several]);
    expect(await tab().withSum(sumOf(several))).toEqual([several]);
    const { record, said } = currentOf(several);
    await tab().change(one.id, (kept, moment) => ruledAnew(kept ?? one, { record, said }, moment));
    expect(await tab().withSum(sumOf(one))).toEqual([]);
    expect((await tab().withSum(sumOf(several))).map(({ id }) => id)).toEqual([one.id, several.id]);
  });

  test('what another version of the site saved or took away is right after the next full reading', async () => {
    const kept = keptCase({}, idOf(1));
    await tab().join([keptCase({}, idOf(2))]);
    await rawly(async (db) => {
      await db.put('cases', recordOf(kept), kept.id);
      await db.delete('cases', idOf(2));
    });
    expect(await tab().newest(9)).toEqual([]);
    await tab().read();
    await vi.waitFor(async () => expect(await tab().newest(9)).toEqual([kept]));
    expect((await rawly((db) => db.getAllKeys('meta'))).filter(Array.isArray)).toHaveLength(2);
  });

  test('a case that could not be stored is found too', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const book = tab();
    const kept = keptCase();
    await book.join([kept]);
    expect([await book.find(kept.id), ...(await book.withSum(sumOf(kept)))]).toEqual([kept, kept]);
  });
});

describe('two tabs at once', () => {
  test('both see a change of either', async () => {
    const [one, other] = [tab(), tab()];
    const heard = new Promise<void>((resolve) => other.onChange(resolve));
    await one.join([keptCase({ note: 'van de een' })]);
    await heard;
    expect(await notes(other)).toEqual(['van de een']);
  });

  test('lose no amendment of either, whoever comes first', async () => {
    const [one, other] = [tab(), tab()];
    const kept = keptCase();
    await one.join([kept]);
    // Both have read the case before either writes.
    await Promise.all([amend(one, kept, 'van de een'), amend(other, kept, 'van de ander')]);
    const [now] = await casesOf(tab());
    expect(now?.versions.map(({ details }) => details.note).toSorted()).toEqual(['', 'van de ander', 'van de een']);
    expect(now?.versions.map(({ n }) => n)).toEqual([1, 2, 3]);
  });

  test('an amendment of what the other one took away brings it back whole', async () => {
    const [one, other] = [tab(), tab()];
    const kept = keptCase();
    await one.join([kept]);
    await one.remove([kept.id]);
    await amend(other, kept, 'toch nog iets');
    expect((await casesOf(tab()))[0]?.versions.length).toBe(2);
  });
});

test('a clock that is set back loses and reorders nothing', async () => {
  const book = tab();
  const add = (n: number) => book.change(idOf(n), (_, moment) => ({ ...keptCase({}, idOf(n), moment.order) }));
  await add(1);
  clock -= 86_400_000;
  await add(2);
  // Also after the page has been closed.
  const later = tab();
  await later.change(idOf(3), (_, moment) => ({ ...keptCase({}, idOf(3), moment.order) }));
  expect(newestFirst(await casesOf(later)).map(({ id }) => id)).toEqual([idOf(3), idOf(2), idOf(1)]);
});

describe('without room', () => {
  const fullFrom = () =>
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });

  test('a case holds for this page, which says so, and is kept once there is room again', async () => {
    const book = tab();
    const kept = keptCase();
    await book.join([kept]);
    const full = fullFrom();
    expect(await amend(book, kept, 'past niet')).toEqual({ kind: 'here', why: 'full' });
    expect(await book.read()).toMatchObject({ unsaved: [kept.id], trouble: 'full' });
    expect(await notes(book)).toEqual(['past niet']);
    expect(await notes(tab())).toEqual(['']);
    full.mockRestore();
    expect(await book.retry()).toEqual({ kind: 'kept' });
    expect(await book.read()).toMatchObject({ unsaved: [], trouble: undefined });
    expect(await notes(tab())).toEqual(['past niet']);
  });

  test('an import is kept whole or not at all', async () => {
    const book = tab();
    let puts = 0;
    const put = IDBObjectStore.prototype.put;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
      if (++puts > 2) throw new DOMException('no room', 'QuotaExceededError');
      return put.apply(this, args);
    });
    const cases = [1, 2, 3, 4].map((n) => keptCase({}, idOf(n)));
    expect((await book.join(cases)).outcome).toEqual({ kind: 'here', why: 'full' });
    vi.restoreAllMocks();
    expect(await casesOf(tab())).toEqual([]);
    expect((await casesOf(book)).length).toBe(4);
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
  ])('because %s, cases hold for this page, which says so', async (_, without) => {
    without();
    const book = tab();
    const kept = keptCase();
    expect((await book.join([kept])).outcome).toEqual({ kind: 'here', why: 'missing' });
    await amend(book, kept, 'alleen hier');
    expect(await book.read()).toMatchObject({ trouble: 'missing', unsaved: [kept.id] });
    expect(await notes(book)).toEqual(['alleen hier']);
    await book.remove([kept.id]);
    expect(await notes(book)).toEqual([]);
  });

  test('because it does not answer, a case holds for this page until it does', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('indexedDB', { open: () => new IDBOpenDBRequest() });
    const book = tab();
    const joining = book.join([keptCase()]);
    await vi.advanceTimersByTimeAsync(20_000);
    vi.useRealTimers();
    expect((await joining).outcome).toEqual({ kind: 'here', why: 'blocked' });
  });
});

describe('a store of a later version', () => {
  test('is read, and not written', async () => {
    await tab().join([keptCase({ note: 'van later' })]);
    for (const each of open.splice(0)) each.close();
    (await openDB(NAME, DB_VERSION + 1)).close();
    const book = tab();
    expect(await notes(book)).toEqual(['van later']);
    expect(await amend(book, keptCase(), 'nee')).toEqual({ kind: 'here', why: 'newer' });
    expect((await book.read()).trouble).toBe('newer');
    const stored = await rawly((db) => db.getAll('cases') as Promise<string[]>);
    expect(stored.join('')).not.toContain('"nee"');
  });

  test('may be made while this page is open', async () => {
    const book = tab();
    await book.join([keptCase()]);
    // It waits for every connection to be closed.
    (await openDB(NAME, DB_VERSION + 1)).close();
    expect((await book.read()).trouble).toBe('newer');
  });
});

describe('what others have done to the store', () => {
  test('a record that cannot be read is shown as it is, and the rest works', async () => {
    const book = tab();
    await book.join([keptCase({}, idOf(1)), keptCase({}, idOf(2))]);
    await rawly((db) => db.put('cases', '{"format":1,', idOf(1)));
    const { items, unreadable } = await book.read();
    expect(items.map(({ id }) => id)).toEqual([idOf(2)]);
    expect(unreadable).toEqual([{ key: idOf(1), raw: '{"format":1,' }]);
    // And what is imported under its name does not overwrite it.
    await book.join([keptCase({}, idOf(1))]);
    const after = await book.read();
    expect(after.items.map(({ id }) => id)).toEqual([idOf(1), idOf(2)]);
    expect(after.unreadable.map(({ raw }) => raw)).toEqual(['{"format":1,']);
  });

  test('a store that was cleared is not taken for one that was always empty', async () => {
    await tab().join([keptCase({}, idOf(1)), keptCase({}, idOf(2))]);
    for (const each of open.splice(0)) each.close();
    vi.stubGlobal('indexedDB', new IDBFactory());
    const book = tab();
    expect((await book.read()).lost).toEqual({ count: 2, left: 0, at: '2026-11-22T18:00:00.000Z' });
    await book.forgetLost();
    expect((await book.read()).lost).toBeUndefined();
  });

  test('what somebody takes away on purpose is not missed', async () => {
    const book = tab();
    await book.join([keptCase({}, idOf(1)), keptCase({}, idOf(2))]);
    await book.remove([idOf(1), idOf(2)]);
    expect((await tab().read()).lost).toBeUndefined();
  });
});
