/**
 * Texts that this device keeps by their keys: IndexedDB, through `idb`. A change is one transaction, read and
 * written in one go, so that no other tab comes between; what the device does not take is said, never thrown.
 */
import { openDB, type IDBPDatabase } from 'idb';
import type { Store } from '#client/storage.ts';
import { lostSince, mark, type Lost } from './marker.ts';
import { orderAfter, type Moment } from './order.ts';

/** Why texts are not on the device, or not all of them. */
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

/** Whether a change has come onto the device, or holds for this page alone. */
export type Outcome = { readonly kind: 'kept' } | { readonly kind: 'here'; readonly why: Trouble };

/** One of the site's databases. */
export interface Named {
  readonly name: string;
  readonly version: number;
  /**
   * Its store of texts. Beside it stands `meta`, with the highest place in the order that was given or seen.
   */
  readonly store: string;
  /** Under which key it is marked that something is kept (marker.ts). */
  readonly mark: string;
}

/** From where the clock (milliseconds since 1970) and the marks of what is kept come. */
export interface Surroundings {
  readonly clock: () => number;
  readonly marks: Store;
}

/** All that stands in it. */
export interface Held {
  readonly stored: readonly Stored[];
  readonly trouble: Trouble | undefined;
  /** Set where there was more than there is. */
  readonly lost: Lost | undefined;
}

/** What stands under a key: a text, unless others have been there. */
export interface Stored {
  readonly key: string;
  readonly value: unknown;
}

/** The texts of one database, and who hears when they change. */
export interface DeviceTexts {
  read(): Promise<Held>;
  /** Changes texts, all or none; where that cannot be, says why not. */
  attempt(act: (texts: Texts) => Promise<void>): Promise<Outcome>;
  /**
   * What the clock says, and a place in the order after those that are named and all that were given before.
   */
  momentAfter(...orders: readonly number[]): Moment;
  /** What was lost has been read: it is not said again. */
  forgetLost(): Promise<void>;
  /** Tells everybody who listens, here and in other tabs. */
  changed(): void;
  /** Gives back how to stop listening. */
  onChange(listener: () => void): () => void;
  close(): void;
}

/** The texts as they are within one transaction. */
export interface Texts {
  get(key: string): Promise<unknown>;
  keys(): Promise<readonly string[]>;
  put(key: string, text: string): Promise<void>;
  remove(key: string): Promise<void>;
  order(): Promise<number>;
  setOrder(order: number): Promise<void>;
}

type Opened = { readonly kind: 'open'; readonly db: IDBPDatabase } | { readonly kind: 'shut'; readonly why: Trouble };

/** How long the database may take to open; some browsers never answer. */
const PATIENCE = 4000;

/** One database of this device. Nothing is opened before it is asked for. */
export function textsHere(named: Named, { clock, marks }: Surroundings): DeviceTexts {
  const listeners = new Set<() => void>();
  const tell = (): void => listeners.forEach((listener) => listener());
  const channel = channelOf(named.name, tell);
  let opening: Promise<Opened> | undefined;
  let full = false;
  let highest = 0;

  const open = (): Promise<Opened> => {
    opening ??= openHere(named, () => (opening = undefined)).then((opened) => {
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
    // A transaction that fails says so twice: of what failed in it, and of itself.
    const done = transaction.done;
    done.catch(() => undefined);
    const texts = transaction.objectStore(named.store);
    const meta = transaction.objectStore('meta');
    try {
      await act({
        get: (key) => texts.get(key) as Promise<unknown>,
        keys: async () => (await texts.getAllKeys()).map(String),
        put: async (key, text) => void (await texts.put(text, key)),
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
        // It has been aborted by what failed in it.
      }
      throw error;
    }
  }

  const read = async (): Promise<Held> => {
    const opened = await open();
    const stored = opened.kind === 'open' ? await storedIn(opened.db, named) : await storedInNewer(opened.why, named);
    return {
      stored: stored ?? [],
      trouble: opened.kind === 'shut' ? opened.why : stored === undefined ? 'failed' : full ? 'full' : undefined,
      lost: opened.kind === 'open' && stored ? lostSince(marks, named.mark, stored.length) : undefined,
    };
  };

  return {
    read,
    attempt: async (act) => {
      // A connection that was closed is opened once more.
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
      const { stored, trouble } = await read();
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

/** Opens the database, or says why that cannot be. `closed` is told when it has to be opened again. */
async function openHere({ name, version, store }: Named, closed: () => void): Promise<Opened> {
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
        // A tab with a later version of the site wants to bring it into a new form: this one must not stand
        // in its way.
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

/** Everything; undefined where the database fails. */
async function storedIn(db: IDBPDatabase, { store }: Named): Promise<readonly Stored[] | undefined> {
  try {
    const texts = db.transaction(store).store;
    const [keys, values] = await Promise.all([texts.getAllKeys(), texts.getAll() as Promise<unknown[]>]);
    return keys.map((key, at) => ({ key: String(key), value: values[at] }));
  } catch {
    return undefined;
  }
}

/** What a later version of the site keeps, to be read as far as this one can. */
async function storedInNewer(why: Trouble, named: Named): Promise<readonly Stored[] | undefined> {
  if (why !== 'newer') return undefined;
  try {
    const db = await openDB(named.name);
    const stored = db.objectStoreNames.contains(named.store) ? await storedIn(db, named) : undefined;
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

/** Tells other tabs; where a browser cannot do that, they see a change when they are looked at again. */
function channelOf(name: string, heard: () => void): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', heard);
  return channel;
}
