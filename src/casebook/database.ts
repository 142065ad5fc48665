/**
 * A key-value store of texts on this device: IndexedDB, through `idb`. A change is one transaction, so that
 * tabs cannot interleave; failures are returned, never thrown.
 */
import { openDB, type IDBPDatabase } from 'idb';
import type { Store } from '#client/storage.ts';
import { lostSince, mark, type Lost } from './marker.ts';
import { orderAfter, type Moment } from './order.ts';

/** Why texts are not stored, or not all of them. */
export type Trouble =
  /** This browser has no IndexedDB, or denies it to this page (a private window). */
  | 'missing'
  /** The database failed. */
  | 'failed'
  /** Another tab holds an older version open, or the database does not respond. */
  | 'blocked'
  /** A later version of the site has upgraded it: it is read, and not written. */
  | 'newer'
  /** The quota is exceeded. */
  | 'full';

/** Whether a change was stored, or is kept in memory for this page only. */
export type Outcome = { readonly kind: 'kept' } | { readonly kind: 'here'; readonly why: Trouble };

/** Whether what was to be deleted is gone: what was never stored is gone with the page. */
export function isGone(outcome: Outcome): boolean {
  return outcome.kind === 'kept' || outcome.why === 'missing';
}

/** One of the site's databases. */
export interface DatabaseNames {
  readonly name: string;
  readonly version: number;
  /**
   * Its object store of texts. Beside it is `meta`, with the highest order that was given or seen, and with
   * the entries of indexes as keys.
   */
  readonly store: string;
  /** The storage key that marks that something is stored (marker.ts). */
  readonly mark: string;
}

/** The clock (milliseconds since 1970) and the storage for marks, passed in. */
export interface Surroundings {
  readonly clock: () => number;
  readonly marks: Store;
}

/**
 * An entry of an index, by which texts are found without reading them all. Another version of the site may
 * change texts without it: until it is rebuilt an index may lack texts, and name some that are gone or
 * changed.
 */
export type IndexEntry = readonly [index: string, value: string | number, key: string];

/** The content of the store, as it was parsed. */
export interface StoreContents<T> {
  readonly stored: readonly T[];
  readonly trouble: Trouble | undefined;
  /** Set when stored texts have disappeared. */
  readonly lost: Lost | undefined;
}

/** A stored value: a text, unless something else wrote it. */
export interface Stored {
  readonly key: string;
  readonly value: unknown;
}

/** The texts of one database, and notifications about changes. */
export interface DeviceTexts {
  /** All texts. They are parsed in batches, so that many of them do not block the page. */
  read<T>(parse: (stored: Stored) => T): Promise<StoreContents<T>>;
  /** The texts with these keys that are there. */
  get(...keys: readonly string[]): Promise<readonly Stored[]>;
  /** The keys that an index has under one value, or the first of all its keys. */
  find(index: string, by: { readonly value: string } | { readonly first: number }): Promise<readonly string[]>;
  /** Makes the entries of all indexes these. */
  reindex(entries: readonly IndexEntry[]): Promise<void>;
  /** Changes texts, all or none; returns the reason on failure. */
  attempt(act: (texts: Texts) => Promise<void>): Promise<Outcome>;
  /** The clock's time, and an order after the given ones and all that were given before. */
  momentAfter(...orders: readonly number[]): Moment;
  /** Acknowledges a loss, so that it is not reported again. */
  forgetLost(): Promise<void>;
  /** Notifies all listeners, here and in other tabs. */
  changed(): void;
  /** Returns how to stop listening. */
  onChange(listener: () => void): () => void;
  close(): void;
}

/** The texts within one transaction. */
export interface Texts {
  get(key: string): Promise<unknown>;
  keys(): Promise<readonly string[]>;
  put(key: string, text: string): Promise<void>;
  index(entry: IndexEntry): Promise<void>;
  remove(key: string): Promise<void>;
  order(): Promise<number>;
  setOrder(order: number): Promise<void>;
}

type Opened = { readonly kind: 'open'; readonly db: IDBPDatabase } | { readonly kind: 'shut'; readonly why: Trouble };

/** How many texts are read at once. */
const BATCH = 500;

/** How long opening may take; some browsers never respond. */
const PATIENCE = 4000;

/** One database of this device. It is opened on first use. */
export function deviceTexts(named: DatabaseNames, { clock, marks }: Surroundings): DeviceTexts {
  const listeners = new Set<() => void>();
  const tell = (): void => listeners.forEach((listener) => listener());
  const channel = channelOf(named.name, tell);
  let opening: Promise<Opened> | undefined;
  let full = false;
  let highest = 0;

  const open = (): Promise<Opened> => {
    opening ??= openDatabase(named, () => (opening = undefined)).then((opened) => {
      if (opened.kind === 'shut' && opened.why !== 'missing') opening = undefined;
      return opened;
    });
    return opening;
  };
  const changed = (): void => {
    channel?.postMessage('changed');
    tell();
  };

  /** Writes in one transaction. Throws what the browser throws. */
  async function write(db: IDBPDatabase, act: (texts: Texts) => Promise<void>): Promise<void> {
    const transaction = db.transaction([named.store, 'meta'], 'readwrite', { durability: 'strict' });
    // A failed transaction rejects twice: for the request, and for itself.
    const done = transaction.done;
    done.catch(() => undefined);
    const texts = transaction.objectStore(named.store);
    const meta = transaction.objectStore('meta');
    try {
      await act({
        get: (key) => texts.get(key) as Promise<unknown>,
        keys: async () => (await texts.getAllKeys()).map(String),
        put: async (key, text) => void (await texts.put(text, key)),
        index: async (entry) => void (await meta.put(true, [...entry])),
        remove: (key) => texts.delete(key),
        order: async () => orderIn(await meta.get('order')),
        setOrder: async (order) => void (await meta.put(order, 'order')),
      });
      const count = await texts.count();
      await done;
      mark(marks, named.mark, count, clock());
    } catch (error) {
      try {
        transaction.abort();
      } catch {
        // Already aborted by the failed request.
      }
      throw error;
    }
  }

  const read = async <T>(parse: (stored: Stored) => T): Promise<StoreContents<T>> => {
    const opened = await open();
    const stored =
      opened.kind === 'open' ? await storedIn(opened.db, named, parse) : await storedInNewer(opened.why, named, parse);
    return {
      stored: stored ?? [],
      trouble: opened.kind === 'shut' ? opened.why : stored === undefined ? 'failed' : full ? 'full' : undefined,
      lost: opened.kind === 'open' && stored ? lostSince(marks, named.mark, stored.length) : undefined,
    };
  };

  /** What `act` finds in the open database; undefined where there is none, or it fails. */
  async function attemptRead<T>(act: (db: IDBPDatabase) => Promise<T>): Promise<T | undefined> {
    const opened = await open();
    return opened.kind === 'open' ? act(opened.db).catch(() => undefined) : undefined;
  }

  return {
    read,
    get: async (...keys) => {
      const values = await attemptRead((db) => {
        const texts = db.transaction(named.store).store;
        return Promise.all(keys.map((key) => texts.get(key) as Promise<unknown>));
      });
      return keys.flatMap((key, at) => (values?.[at] === undefined ? [] : [{ key, value: values[at] }]));
    },
    find: async (index, by) => {
      const [start, count] = 'value' in by ? [[index, by.value], undefined] : [[index], by.first];
      const range = IDBKeyRange.bound(start, [...start, []]);
      const found = await attemptRead((db) => db.getAllKeys('meta', range, count));
      return (found ?? []).flatMap((entry) => (Array.isArray(entry) ? [String(entry[2])] : []));
    },
    reindex: async (entries) => {
      await attemptRead(async (db) => {
        // Arrays come after texts in the order of keys.
        const all = IDBKeyRange.lowerBound([]);
        const before = new Set((await db.getAllKeys('meta', all)).map((entry) => JSON.stringify(entry)));
        const missing = entries.filter((entry) => !before.delete(JSON.stringify(entry)));
        if (missing.length === 0 && before.size === 0) return;
        const transaction = db.transaction('meta', 'readwrite');
        for (const entry of before) void transaction.store.delete(JSON.parse(entry) as IDBValidKey);
        for (const entry of missing) void transaction.store.put(true, [...entry]);
        await transaction.done;
      });
    },
    attempt: async (act) => {
      // A closed connection is opened once more.
      for (const last of [false, true]) {
        const opened = await open();
        if (opened.kind === 'shut') return { kind: 'here', why: opened.why };
        try {
          await write(opened.db, act);
          full = false;
          return { kind: 'kept' };
        } catch (error) {
          const why = troubleOf(error);
          full ||= why === 'full';
          if (why === 'full' || last) return { kind: 'here', why };
          opening = undefined;
        }
      }
      return { kind: 'here', why: 'failed' };
    },
    momentAfter: (...orders) => {
      const now = clock();
      highest = orderAfter(Math.max(highest, ...orders), now);
      return { clock: now, order: highest };
    },
    forgetLost: async () => {
      const { stored, trouble } = await read(({ key }) => key);
      if (trouble === undefined || trouble === 'full') mark(marks, named.mark, stored.length, clock());
      changed();
    },
    changed,
    onChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: () => {
      channel?.close();
      listeners.clear();
      void opening?.then((opened) => opened.kind === 'open' && opened.db.close());
      opening = undefined;
    },
  };
}

/** Opens the database, or says why it cannot. `closed` is called when it has to be opened again. */
async function openDatabase({ name, version, store }: DatabaseNames, closed: () => void): Promise<Opened> {
  let blocked: ((opened: Opened) => void) | undefined;
  const waiting = new Promise<Opened>((resolve) => {
    blocked = resolve;
    setTimeout(() => resolve({ kind: 'shut', why: 'blocked' }), PATIENCE);
  });
  const opening = (async (): Promise<Opened> => {
    try {
      if (typeof indexedDB === 'undefined' || (indexedDB as unknown) === null) return { kind: 'shut', why: 'missing' };
      const db = await openDB(name, version, {
        upgrade: (fresh) => {
          fresh.createObjectStore(store);
          fresh.createObjectStore('meta');
        },
        blocked: () => blocked?.({ kind: 'shut', why: 'blocked' }),
        // A tab with a later version of the site wants to upgrade it: close, so that it is not blocked.
        blocking: (_, __, event) => {
          (event.target as IDBDatabase).close();
          closed();
        },
        terminated: closed,
      });
      return { kind: 'open', db };
    } catch (error) {
      if (error instanceof DOMException && error.name === 'VersionError') return { kind: 'shut', why: 'newer' };
      return { kind: 'shut', why: 'missing' };
    }
  })();
  return Promise.race([opening, waiting]);
}

/** All entries, parsed; undefined when the database fails. */
async function storedIn<T>(
  db: IDBPDatabase,
  { store }: DatabaseNames,
  parse: (stored: Stored) => T,
): Promise<readonly T[] | undefined> {
  try {
    const texts = db.transaction(store).store;
    const all: T[] = [];
    for (let range: IDBKeyRange | undefined; ;) {
      const [keys, values] = await Promise.all([
        texts.getAllKeys(range, BATCH),
        texts.getAll(range, BATCH) as Promise<unknown[]>,
      ]);
      all.push(...keys.map((key, at) => parse({ key: String(key), value: values[at] })));
      if (keys.length < BATCH) return all;
      range = IDBKeyRange.lowerBound(keys.at(-1), true);
    }
  } catch {
    return undefined;
  }
}

/** Entries written by a later version of the site, as far as they can be read. */
async function storedInNewer<T>(
  why: Trouble,
  named: DatabaseNames,
  parse: (stored: Stored) => T,
): Promise<readonly T[] | undefined> {
  if (why !== 'newer') return undefined;
  try {
    const db = await openDB(named.name);
    const stored = db.objectStoreNames.contains(named.store) ? await storedIn(db, named, parse) : undefined;
    db.close();
    return stored;
  } catch {
    return undefined;
  }
}

function troubleOf(error: unknown): Trouble {
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'failed';
}

function orderIn(stored: unknown): number {
  return typeof stored === 'number' && Number.isFinite(stored) ? stored : 0;
}

/** Notifies other tabs; without BroadcastChannel they see a change when they become visible. */
function channelOf(name: string, listener: () => void): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', listener);
  return channel;
}
