/**
 * Where a device keeps its cases: IndexedDB, through `idb`. A change is one transaction, read and written in one go, so
 * that no other tab comes between; what the device does not take holds for this page, and the answer says so.
 */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { device, type Store } from '#client/storage.ts';
import { joined, merged, broughtBy, type Brought } from './merge.ts';
import { lostSince, mark, type Lost } from './marker.ts';
import { readEntry, recordOf } from './read.ts';
import type { Entry, KeptCase } from './types.ts';
import { highestOrder, orderAfter, type Moment } from './versions.ts';

/** Why cases are not on the device, or not all of them. */
export type Trouble =
  /** This browser has no such store, or does not give it to this page (a private window). */
  | 'missing'
  /** It was there and failed. */
  | 'failed'
  /** Another tab holds it in an older form, or it does not answer. */
  | 'blocked'
  /** A later version of the site has made it: it is read, and not written. */
  | 'newer'
  /** There is no room. */
  | 'full';

/** All that is kept. */
export interface Contents {
  readonly entries: readonly Entry[];
  /** Cases that hold for this page alone, and why; none where all is well. */
  readonly unsaved: readonly string[];
  readonly trouble: Trouble | undefined;
  /** Set where there were more cases than there are. */
  readonly lost: Lost | undefined;
}

/** Whether a change has come onto the device, or holds for this page alone. */
export type Outcome = { readonly kind: 'kept' } | { readonly kind: 'here'; readonly why: Trouble };

export interface Casebook {
  read(): Promise<Contents>;
  /** Changes one case, given as it stands at that moment; undefined for one that is not there. */
  change(id: string, act: (kept: KeptCase | undefined, moment: Moment) => KeptCase): Promise<Outcome>;
  /** Joins cases with those that are there: all of them or, where they have no room, none on the device. */
  join(cases: readonly KeptCase[]): Promise<{ readonly outcome: Outcome; readonly brought: Brought }>;
  /** Takes entries away, by id or key. */
  remove(keys: readonly string[]): Promise<Outcome>;
  /** Tries again to keep what holds for this page alone. */
  retry(): Promise<Outcome>;
  /** What was lost has been read: it is not said again. */
  forgetLost(): Promise<void>;
  /** Calls back after every change, here and in other tabs. Gives back how to stop that. */
  onChange(listener: () => void): () => void;
  close(): void;
}

interface Schema extends DBSchema {
  /** A case's record as text (read.ts), by id; as text, so that what is mangled can still be shown. */
  cases: { key: string; value: string };
  /** The highest place in the order that this device has given or seen. */
  meta: { key: 'order'; value: number };
}
type Database = IDBPDatabase<Schema>;
type Opened = { readonly kind: 'open'; readonly db: Database } | { readonly kind: 'shut'; readonly why: Trouble };

export const NAME = 'arbiter-casebook';
export const DB_VERSION = 1;
/** How long the store may take to open; some browsers never answer. */
const PATIENCE = 4000;

export interface Surroundings {
  readonly clock?: () => number;
  /** Where it is marked that something is kept. */
  readonly marks?: Store;
}

/** The casebook of this device. Nothing is opened before it is asked for. */
export function casebookHere({ clock = Date.now, marks = device }: Surroundings = {}): Casebook {
  /** What the device did not take, by id. */
  const unsaved = new Map<string, KeptCase>();
  const listeners = new Set<() => void>();
  const channel = channelOf(() => listeners.forEach((listener) => listener()));
  let opening: Promise<Opened> | undefined;
  let full = false;
  let highest = 0;

  const open = (): Promise<Opened> => {
    opening ??= openHere(() => (opening = undefined)).then((opened) => {
      if (opened.kind === 'shut' && opened.why !== 'missing') opening = undefined;
      return opened;
    });
    return opening;
  };
  const changed = (): void => {
    channel?.postMessage('changed');
    for (const listener of listeners) listener();
  };
  const momentAfter = (...orders: readonly number[]): Moment => {
    const now = clock();
    highest = orderAfter(Math.max(highest, ...orders), now);
    return { clock: now, order: highest };
  };

  /** Writes in one transaction. Throws what the browser throws. */
  async function write(db: Database, act: (stores: Stores) => Promise<void>): Promise<void> {
    const transaction = db.transaction(['cases', 'meta'], 'readwrite', { durability: 'strict' });
    // A transaction that fails says so twice: of what failed in it, and of itself.
    const done = transaction.done;
    done.catch(() => undefined);
    const cases = transaction.objectStore('cases');
    const meta = transaction.objectStore('meta');
    try {
      await act({
        get: (id) => cases.get(id),
        put: async (id, text) => void (await cases.put(text, id)),
        remove: (id) => cases.delete(id),
        order: async () => orderIn(await meta.get('order')),
        setOrder: async (order) => void (await meta.put(order, 'order')),
      });
      const count = await cases.count();
      await done;
      mark(marks, count, clock());
    } catch (error) {
      try {
        transaction.abort();
      } catch {
        // It has been aborted by what failed in it.
      }
      throw error;
    }
  }

  /** Writes where it can be written; otherwise says why not. A connection that was closed is opened once more. */
  async function attempt(act: (stores: Stores) => Promise<void>): Promise<Outcome> {
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
  }

  async function keep(cases: readonly KeptCase[], { get, put, order, setOrder }: Stores): Promise<void> {
    for (const kept of cases) {
      const stored: unknown = await get(kept.id);
      const entry = stored === undefined ? undefined : readEntry(kept.id, stored);
      // What cannot be read is nobody's to overwrite.
      if (entry?.kind === 'unreadable') await put(`${kept.id}-${clock()}`, entry.raw);
      await put(kept.id, recordOf(entry?.kind === 'case' ? joined(entry.kept, kept) : kept));
    }
    await setOrder(Math.max(await order(), highestOrder(cases)));
  }

  return {
    read: async () => {
      const opened = await open();
      const stored = opened.kind === 'open' ? await storedIn(opened.db) : await storedInNewer(opened.why);
      const byId = new Map([...unsaved]);
      const entries = (stored ?? []).map((entry): Entry => {
        const mine = entry.kind === 'case' ? byId.get(entry.kept.id) : undefined;
        if (entry.kind !== 'case' || !mine) return entry;
        byId.delete(entry.kept.id);
        return { kind: 'case', kept: joined(entry.kept, mine) };
      });
      const trouble = opened.kind === 'shut' ? opened.why : stored === undefined ? 'failed' : full ? 'full' : undefined;
      return {
        entries: [...entries, ...[...byId.values()].map((kept): Entry => ({ kind: 'case', kept }))],
        unsaved: [...unsaved.keys()],
        trouble,
        lost: opened.kind === 'open' && stored ? lostSince(marks, stored.length) : undefined,
      };
    },
    change: async (id, act) => {
      let made: KeptCase | undefined;
      const outcome = await attempt(async (stores) => {
        const stored: unknown = await stores.get(id);
        const entry = stored === undefined ? undefined : readEntry(id, stored);
        const before = [entry?.kind === 'case' ? [entry.kept] : [], unsaved.get(id) ?? []].flat();
        const [kept] = merged(before, []);
        made = act(kept, momentAfter(await stores.order()));
        await keep([made], stores);
      });
      // What has been made is kept here; only where the store never asked is it made now.
      if (outcome.kind === 'here') unsaved.set(id, made ?? act(unsaved.get(id), momentAfter()));
      else unsaved.delete(id);
      changed();
      return outcome;
    },
    join: async (cases) => {
      const before = await storedCases(await open());
      const brought = broughtBy(merged(before, [...unsaved.values()]), cases);
      const outcome = await attempt((stores) => keep(merged(cases, []), stores));
      if (outcome.kind === 'here') for (const kept of merged([...unsaved.values()], cases)) unsaved.set(kept.id, kept);
      changed();
      return { outcome, brought };
    },
    remove: async (keys) => {
      const outcome = await attempt(async ({ remove }) => {
        for (const key of keys) await remove(key);
      });
      for (const key of keys) unsaved.delete(key);
      changed();
      return outcome;
    },
    retry: async () => {
      const waiting = [...unsaved.values()];
      const outcome = await attempt((stores) => keep(waiting, stores));
      if (outcome.kind === 'kept') for (const { id } of waiting) unsaved.delete(id);
      changed();
      return outcome;
    },
    forgetLost: async () => {
      const opened = await open();
      const stored = opened.kind === 'open' ? await storedIn(opened.db) : undefined;
      if (stored) mark(marks, stored.length, clock());
      changed();
    },
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

interface Stores {
  get(id: string): Promise<unknown>;
  put(id: string, text: string): Promise<void>;
  remove(id: string): Promise<void>;
  order(): Promise<number>;
  setOrder(order: number): Promise<void>;
}

/** Opens the database, or says why that cannot be. `closed` is told when it has to be opened again. */
async function openHere(closed: () => void): Promise<Opened> {
  let blocked: ((opened: Opened) => void) | undefined;
  const waiting = new Promise<Opened>((resolve) => {
    blocked = resolve;
    setTimeout(() => resolve({ kind: 'shut', why: 'blocked' }), PATIENCE);
  });
  const opening = (async (): Promise<Opened> => {
    try {
      if (typeof indexedDB === 'undefined' || (indexedDB as unknown) === null) return { kind: 'shut', why: 'missing' };
      const db = await openDB<Schema>(NAME, DB_VERSION, {
        upgrade: (fresh) => {
          fresh.createObjectStore('cases');
          fresh.createObjectStore('meta');
        },
        blocked: () => blocked?.({ kind: 'shut', why: 'blocked' }),
        // A tab with a later version of the site wants to bring it into a new form: this one must not stand in its way.
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

/** Every entry; undefined where the store fails. */
async function storedIn(db: Database): Promise<readonly Entry[] | undefined> {
  try {
    const cases = db.transaction('cases').store;
    const [keys, values] = await Promise.all([cases.getAllKeys(), cases.getAll()]);
    return keys.map((key, at) => readEntry(String(key), values[at]));
  } catch {
    return undefined;
  }
}

/** What a later version of the site keeps, as far as this one can read it. */
async function storedInNewer(why: Trouble): Promise<readonly Entry[] | undefined> {
  if (why !== 'newer') return undefined;
  try {
    const db = await openDB<Schema>(NAME);
    const stored = db.objectStoreNames.contains('cases') ? await storedIn(db) : undefined;
    db.close();
    return stored;
  } catch {
    return undefined;
  }
}

async function storedCases(opened: Opened): Promise<readonly KeptCase[]> {
  const stored = opened.kind === 'open' ? await storedIn(opened.db) : await storedInNewer(opened.why);
  return (stored ?? []).flatMap((entry) => (entry.kind === 'case' ? [entry.kept] : []));
}

function troubleOf(error: unknown): Trouble {
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'failed';
}

function orderIn(stored: unknown): number {
  return typeof stored === 'number' && Number.isFinite(stored) ? stored : 0;
}

/** Tells other tabs; where a browser cannot do that, they see a change when they are looked at again. */
function channelOf(heard: () => void): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', heard);
  return channel;
}
