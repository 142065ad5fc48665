/**
 * The cases in the device's database (database.ts): each as text (read.ts) under its id, so that damaged ones
 * can still be shown. What cannot be stored is kept in memory for this page, and the result says so.
 */
import { device, type Store } from '#client/storage.ts';
import { deviceTexts, type IndexEntry, type Outcome, type Texts, type Trouble } from './database.ts';
import { joined, merged, importCounts, type ImportCounts } from './merge.ts';
import { CASES, type Lost } from './marker.ts';
import type { Moment } from './order.ts';
import { readEntry, recordOf } from './read.ts';
import type { Entry, KeptCase } from './types.ts';
import { currentOf, highestOrder, newestFirst } from './versions.ts';

/** All that is kept. */
export interface Contents {
  readonly entries: readonly Entry[];
  /** Ids of the cases kept in memory only; empty when all are stored. */
  readonly unsaved: readonly string[];
  readonly trouble: Trouble | undefined;
  /** Set when stored cases have disappeared. */
  readonly lost: Lost | undefined;
}

export interface Casebook {
  read(): Promise<Contents>;
  /** The cases that were saved last, without reading them all; fewer where that is not known. */
  newest(count: number): Promise<readonly KeptCase[]>;
  find(id: string): Promise<KeptCase | undefined>;
  /** The cases whose current record has this checksum. */
  withSum(sum: string): Promise<readonly KeptCase[]>;
  /** Changes one case, given its current state; undefined for one that does not exist. */
  change(id: string, act: (kept: KeptCase | undefined, moment: Moment) => KeptCase): Promise<Outcome>;
  /** Merges cases into the stored ones: all of them or, without room, none. */
  join(cases: readonly KeptCase[]): Promise<{ readonly outcome: Outcome; readonly brought: ImportCounts }>;
  /** Deletes entries, by id or key. */
  remove(keys: readonly string[]): Promise<Outcome>;
  /** Tries again to store what is kept in memory only. */
  retry(): Promise<Outcome>;
  /** Acknowledges a loss, so that it is not reported again. */
  forgetLost(): Promise<void>;
  /** Calls after every change, here and in other tabs. Returns how to stop. */
  onChange(listener: () => void): () => void;
  close(): void;
}

export const NAME = 'arbiter-casebook';
export const DB_VERSION = 1;
const NAMED = { name: NAME, version: DB_VERSION, store: 'cases', mark: CASES } as const;

export interface Surroundings {
  readonly clock?: () => number;
  /** Where it is noted that something is stored. */
  readonly marks?: Store;
}

/** The casebook of this device. The database is opened on first use. */
export function deviceCasebook({ clock = Date.now, marks = device }: Surroundings = {}): Casebook {
  const texts = deviceTexts(NAMED, { clock, marks });
  /** Cases that could not be stored, by id. */
  const unsaved = new Map<string, KeptCase>();
  /** What was read last, by key: parsing thousands of texts after every change would take a second. */
  let parsed = new Map<string, { readonly value: unknown; readonly entry: Entry }>();
  let isIndexed = false;

  /** The cases with these ids, together with what could not be stored of them. */
  async function casesWith(ids: readonly string[]): Promise<readonly KeptCase[]> {
    const stored = casesIn((await texts.get(...ids)).map(({ key, value }) => readEntry(key, value)));
    return merged(
      stored,
      ids.flatMap((id) => unsaved.get(id) ?? []),
    );
  }

  async function keep(cases: readonly KeptCase[], { get, put, index, order, setOrder }: Texts): Promise<void> {
    for (const kept of cases) {
      const entry = await entryAt(kept.id, get);
      // Unreadable values are never overwritten.
      if (entry?.kind === 'unreadable') await put(`${kept.id}-${clock()}`, entry.raw);
      const now = entry?.kind === 'case' ? joined(entry.kept, kept) : kept;
      await put(kept.id, recordOf(now));
      for (const each of indexEntriesOf(now)) await index(each);
    }
    await setOrder(Math.max(await order(), highestOrder(cases)));
  }

  return {
    read: async () => {
      const before = parsed;
      const now: typeof parsed = new Map();
      const { stored, trouble, lost } = await texts.read(({ key, value }): Entry => {
        const known = before.get(key);
        const entry = known?.value === value && known !== undefined ? known.entry : readEntry(key, value);
        now.set(key, { value, entry });
        return entry;
      });
      parsed = now;
      if (!isIndexed && trouble === undefined) {
        isIndexed = true;
        void texts.reindex(casesIn(stored).flatMap(indexEntriesOf));
      }
      const byId = new Map([...unsaved]);
      const entries = stored.map((entry): Entry => {
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
    newest: async (count) => newestFirst(await casesWith(await texts.find(NEWEST, { first: count }))),
    find: async (id) => (await casesWith([id]))[0],
    withSum: async (sum) => {
      const here = [...unsaved.values()].map(({ id }) => id);
      const cases = await casesWith([...new Set([...(await texts.find(SUM, { value: sum })), ...here])]);
      return cases.filter((kept) => currentOf(kept).record.sum === sum);
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
      // A case already made is kept; only if the store never called back is it made now.
      if (outcome.kind === 'here') unsaved.set(id, made ?? act(unsaved.get(id), texts.momentAfter()));
      else unsaved.delete(id);
      texts.changed();
      return outcome;
    },
    join: async (cases) => {
      const before = casesIn((await texts.read(({ key, value }) => readEntry(key, value))).stored);
      const brought = importCounts(merged(before, [...unsaved.values()]), cases);
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

/** The indexes: the one saved last comes first, and the checksums of current records. */
const NEWEST = 'newest';
const SUM = 'sum';

function indexEntriesOf(kept: KeptCase): readonly IndexEntry[] {
  return [
    [NEWEST, -kept.versions[0].order, kept.id],
    [SUM, currentOf(kept).record.sum, kept.id],
  ];
}

function casesIn(entries: readonly Entry[]): readonly KeptCase[] {
  return entries.flatMap((entry) => (entry.kind === 'case' ? [entry.kept] : []));
}

/** The entry under a key, if there is one. */
async function entryAt(key: string, get: Texts['get']): Promise<Entry | undefined> {
  const stored = await get(key);
  return stored === undefined ? undefined : readEntry(key, stored);
}
