/**
 * Where a device keeps its cases (database.ts): a case's record as text (read.ts), by id; as text, so that
 * what is mangled can still be shown. What the device does not take holds for this page, and the answer says
 * so.
 */
import { device, type Store } from '#client/storage.ts';
import { textsHere, type Outcome, type Texts, type Trouble } from './database.ts';
import { joined, merged, broughtBy, type Brought } from './merge.ts';
import type { Lost } from './marker.ts';
import type { Moment } from './order.ts';
import { readEntry, recordOf } from './read.ts';
import type { Entry, KeptCase } from './types.ts';
import { highestOrder } from './versions.ts';

export type { Outcome, Trouble } from './database.ts';

/** All that is kept. */
export interface Contents {
  readonly entries: readonly Entry[];
  /** Cases that hold for this page alone, and why; none where all is well. */
  readonly unsaved: readonly string[];
  readonly trouble: Trouble | undefined;
  /** Set where there were more cases than there are. */
  readonly lost: Lost | undefined;
}

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

export const NAME = 'arbiter-casebook';
export const DB_VERSION = 1;
const NAMED = { name: NAME, version: DB_VERSION, store: 'cases', mark: 'arbiter:casebook' } as const;

export interface Surroundings {
  readonly clock?: () => number;
  /** Where it is marked that something is kept. */
  readonly marks?: Store;
}

/** The casebook of this device. Nothing is opened before it is asked for. */
export function casebookHere({ clock = Date.now, marks = device }: Surroundings = {}): Casebook {
  const texts = textsHere(NAMED, { clock, marks });
  /** What the device did not take, by id. */
  const unsaved = new Map<string, KeptCase>();

  async function keep(cases: readonly KeptCase[], { get, put, order, setOrder }: Texts): Promise<void> {
    for (const kept of cases) {
      const entry = await entryAt(kept.id, get);
      // What cannot be read is nobody's to overwrite.
      if (entry?.kind === 'unreadable') await put(`${kept.id}-${clock()}`, entry.raw);
      await put(kept.id, recordOf(entry?.kind === 'case' ? joined(entry.kept, kept) : kept));
    }
    await setOrder(Math.max(await order(), highestOrder(cases)));
  }

  return {
    read: async () => {
      const { stored, trouble, lost } = await texts.read();
      const byId = new Map([...unsaved]);
      const entries = stored.map(({ key, value }): Entry => {
        const entry = readEntry(key, value);
        const mine = entry.kind === 'case' ? byId.get(entry.kept.id) : undefined;
        if (entry.kind !== 'case' || !mine) return entry;
        byId.delete(entry.kept.id);
        return { kind: 'case', kept: joined(entry.kept, mine) };
      });
      return {
        entries: [...entries, ...[...byId.values()].map((kept): Entry => ({ kind: 'case', kept }))],
        unsaved: [...unsaved.keys()],
        trouble,
        lost,
      };
    },
    change: async (id, act) => {
      let made: KeptCase | undefined;
      const outcome = await texts.attempt(async (stores) => {
        const entry = await entryAt(id, stores.get);
        const before = [entry?.kind === 'case' ? [entry.kept] : [], unsaved.get(id) ?? []].flat();
        const [kept] = merged(before, []);
        made = act(kept, texts.momentAfter(await stores.order()));
        await keep([made], stores);
      });
      // What has been made is kept here; only where the store never asked is it made now.
      if (outcome.kind === 'here') unsaved.set(id, made ?? act(unsaved.get(id), texts.momentAfter()));
      else unsaved.delete(id);
      texts.changed();
      return outcome;
    },
    join: async (cases) => {
      const before = (await texts.read()).stored.flatMap(({ key, value }) => {
        const entry = readEntry(key, value);
        return entry.kind === 'case' ? [entry.kept] : [];
      });
      const brought = broughtBy(merged(before, [...unsaved.values()]), cases);
      const outcome = await texts.attempt((stores) => keep(merged(cases, []), stores));
      if (outcome.kind === 'here') for (const kept of merged([...unsaved.values()], cases)) unsaved.set(kept.id, kept);
      texts.changed();
      return { outcome, brought };
    },
    remove: async (keys) => {
      const outcome = await texts.attempt(async ({ remove }) => {
        for (const key of keys) await remove(key);
      });
      for (const key of keys) unsaved.delete(key);
      texts.changed();
      return outcome;
    },
    retry: async () => {
      const waiting = [...unsaved.values()];
      const outcome = await texts.attempt((stores) => keep(waiting, stores));
      if (outcome.kind === 'kept') for (const { id } of waiting) unsaved.delete(id);
      texts.changed();
      return outcome;
    },
    forgetLost: texts.forgetLost,
    onChange: texts.onChange,
    close: texts.close,
  };
}

/** What stands under a key, if anything. */
async function entryAt(key: string, get: Texts['get']): Promise<Entry | undefined> {
  const stored = await get(key);
  return stored === undefined ? undefined : readEntry(key, stored);
}
