/**
 * Items with ids in one of the device's databases (database.ts), such as cases: each as text under its id, so
 * that damaged ones can still be shown. What cannot be stored is kept in memory for this page, and the result
 * says so.
 */
import { parsedJson } from '#model/untyped.ts';
import {
  deviceTexts,
  type DatabaseNames,
  type IndexEntry,
  type Outcome,
  type Surroundings,
  type Texts,
  type Trouble,
} from './database.ts';
import { shown } from './json.ts';
import type { Lost } from './marker.ts';
import type { Moment } from './order.ts';
import { asObject, type Fault, type Reader } from './reader.ts';
import { united, type Item } from './united.ts';

/** How one kind of items is read, written and joined, and in which database. */
export interface ItemKind<T extends Item> {
  readonly database: DatabaseNames;
  /** The stored form: JSON with the version of its format as `format`. */
  readonly write: (item: T) => string;
  /** Reads that JSON; undefined for a version that is not known. */
  readonly readerOf: (format: unknown) => Reader<T> | undefined;
  /** One item of two with the same id; commutative, associative and idempotent, so that nothing is lost. */
  readonly joined: (first: T, second: T) => T;
  /** Its position, or the highest in it, among all that was made on this device. */
  readonly orderOf: (item: T) => number;
  /** Its entries in the indexes. */
  readonly indexed: (item: T) => readonly IndexEntry[];
}

/** A stored value that cannot be read as an item, unchanged. */
export interface Unreadable {
  readonly key: string;
  readonly raw: string;
}

/** All that is kept. */
export interface Contents<T extends Item> {
  readonly items: readonly T[];
  /** Stored values that are no valid item for this version; they are preserved. */
  readonly unreadable: readonly Unreadable[];
  /** Ids of the items kept in memory only; empty when all are stored. */
  readonly unsaved: readonly string[];
  readonly trouble: Trouble | undefined;
  /** Set when stored items have disappeared. */
  readonly lost: Lost | undefined;
}

/** What new items are made from, within one transaction where that is possible. */
export interface Making<T extends Item> {
  /** The current state of an item. */
  find(id: string): Promise<T | undefined>;
  /** The time now, with an order after all that was given. */
  moment(): Moment;
  /** The items kept in memory only. */
  readonly unsaved: readonly T[];
}

export interface Items<T extends Item> {
  read(): Promise<Contents<T>>;
  /** The items with these ids that there are. */
  find(...ids: readonly string[]): Promise<readonly T[]>;
  /** The first ones by an index, without reading all; fewer where it is not made yet. */
  firstOf(index: string, count: number): Promise<readonly T[]>;
  /** All that may have this value in an index: look at each. */
  under(index: string, value: string): Promise<readonly T[]>;
  /** Stores what is made of the current state. */
  make(act: (now: Making<T>) => Promise<readonly T[]>): Promise<Outcome>;
  /** Joins items to the stored ones, and restores unreadable values: everything or, without room, nothing. */
  join(items: readonly T[], unreadable?: readonly Unreadable[]): Promise<Outcome>;
  /** Deletes items and unreadable values, by id or key. */
  remove(keys: readonly string[]): Promise<Outcome>;
  /** Tries again to store what is kept in memory only. */
  retry(): Promise<Outcome>;
  /** Acknowledges a loss, so that it is not reported again. */
  forgetLost(): Promise<void>;
  /** Calls after every change, here and in other tabs. Returns how to stop. */
  onChange(listener: () => void): () => void;
  close(): void;
}

/** Parses a stored value; undefined for what is no valid item. */
export function readItem<T extends Item>(
  key: string,
  stored: unknown,
  { readerOf }: Pick<ItemKind<T>, 'readerOf'>,
): T | undefined {
  const { format, ...rest } = asObject(typeof stored === 'string' ? parsedJson(stored) : undefined) ?? {};
  const faults: Fault[] = [];
  const item = readerOf(format)?.(rest, '', faults);
  return item && faults.length === 0 && item.id === key ? item : undefined;
}

/** The items of this device. The database is opened on first use. */
export function deviceItems<T extends Item>(kind: ItemKind<T>, surroundings: Surroundings): Items<T> {
  const texts = deviceTexts(kind.database, surroundings);
  /** Items that could not be stored, by id. */
  const unsaved = new Map<string, T>();
  /** What was read last, by key: parsing thousands of texts after every change would take a second. */
  let parsed = new Map<string, { readonly value: unknown; readonly item: T | undefined }>();
  let isIndexed = false;

  /** Items together with what could not be stored of them. */
  function withUnsaved(stored: readonly (T | undefined)[], ids: readonly string[]): readonly T[] {
    return united(
      [...stored, ...ids.map((id) => unsaved.get(id))].filter((item) => item !== undefined),
      kind.joined,
    );
  }

  async function find(...ids: readonly string[]): Promise<readonly T[]> {
    return withUnsaved(
      (await texts.get(...ids)).map(({ key, value }) => readItem(key, value, kind)),
      ids,
    );
  }

  async function keep(items: readonly T[], { get, put, index, order, setOrder }: Texts): Promise<void> {
    for (const item of items) {
      const before = await get(item.id);
      const known = readItem(item.id, before, kind);
      // Unreadable values are never overwritten.
      if (before !== undefined && !known) await put(`${item.id}-${surroundings.clock()}`, rawOf(before));
      const now = known ? kind.joined(known, item) : item;
      await put(item.id, kind.write(now));
      for (const each of kind.indexed(now)) await index(each);
    }
    await setOrder(items.reduce((most, item) => Math.max(most, kind.orderOf(item)), await order()));
  }

  /** Keeps in memory what could not be stored, and drops from memory what could. */
  function settle(outcome: Outcome, items: readonly T[]): Outcome {
    for (const item of items) {
      const known = unsaved.get(item.id);
      if (outcome.kind === 'kept') unsaved.delete(item.id);
      else unsaved.set(item.id, known ? kind.joined(known, item) : item);
    }
    texts.changed();
    return outcome;
  }

  async function join(given: readonly T[], unreadable: readonly Unreadable[] = []): Promise<Outcome> {
    const items = united(given, kind.joined);
    const outcome = await texts.attempt(async (stores) => {
      for (const { key, raw } of unreadable) if ((await stores.get(key)) === undefined) await stores.put(key, raw);
      await keep(items, stores);
    });
    return settle(outcome, items);
  }

  return {
    read: async () => {
      const before = parsed;
      const now: typeof parsed = new Map();
      const { stored, trouble, lost } = await texts.read(({ key, value }) => {
        const known = before.get(key);
        const entry = known?.value === value && known ? known : { value, item: readItem(key, value, kind) };
        now.set(key, entry);
        return { key, ...entry };
      });
      parsed = now;
      const items = stored.flatMap(({ item }) => item ?? []);
      if (!isIndexed && trouble === undefined) {
        isIndexed = true;
        void texts.reindex(items.flatMap(kind.indexed));
      }
      return {
        items: withUnsaved(items, [...unsaved.keys()]),
        unreadable: stored.flatMap(({ key, value, item }) => (item ? [] : [{ key, raw: rawOf(value) }])),
        unsaved: [...unsaved.keys()],
        trouble,
        lost,
      };
    },
    find,
    firstOf: async (index, count) => find(...(await texts.find(index, { first: count }))),
    under: async (index, value) => find(...new Set([...(await texts.find(index, { value })), ...unsaved.keys()])),
    make: async (act) => {
      let made: readonly T[] | undefined;
      const making = (stored: (id: string) => Promise<unknown>, highest: number): Making<T> => ({
        find: async (id) => withUnsaved([readItem(id, await stored(id), kind)], [id])[0],
        moment: () => texts.momentAfter(highest),
        unsaved: [...unsaved.values()],
      });
      const outcome = await texts.attempt(async (stores) => {
        made = await act(making(stores.get, await stores.order()));
        await keep(made, stores);
      });
      // Items already made are kept; only if the database never called back are they made now.
      return settle(outcome, made ?? (await act(making(() => Promise.resolve(undefined), 0))));
    },
    join,
    remove: async (keys) => {
      const outcome = await texts.attempt(async ({ remove }) => {
        for (const key of keys) await remove(key);
      });
      for (const key of keys) unsaved.delete(key);
      texts.changed();
      return outcome;
    },
    retry: () => join([...unsaved.values()]),
    forgetLost: texts.forgetLost,
    onChange: texts.onChange,
    close: texts.close,
  };
}

/** A stored value as text. */
function rawOf(value: unknown): string {
  return typeof value === 'string' ? value : shown(value);
}
