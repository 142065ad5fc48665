/** The cases that are saved on this device. */
import { device, type Store } from '#client/storage.ts';
import type { Outcome } from './database.ts';
import { deviceItems, type ItemKind, type Items } from './items.ts';
import { importCounts, joined, type ImportCounts } from './merge.ts';
import { CASES } from './marker.ts';
import type { Moment } from './order.ts';
import { readerOf, recordOf } from './read.ts';
import type { KeptCase } from './types.ts';
import { currentOf, highestOrder, newestFirst } from './versions.ts';

export interface Casebook extends Pick<
  Items<KeptCase>,
  'read' | 'remove' | 'retry' | 'forgetLost' | 'onChange' | 'close'
> {
  /** The cases that were saved last, without reading them all; fewer where that is not known. */
  newest(count: number): Promise<readonly KeptCase[]>;
  find(id: string): Promise<KeptCase | undefined>;
  /** The cases whose current record has this checksum. */
  withSum(sum: string): Promise<readonly KeptCase[]>;
  /** Changes one case, given its current state; undefined for one that does not exist. */
  change(id: string, act: (kept: KeptCase | undefined, moment: Moment) => KeptCase): Promise<Outcome>;
  /** Merges cases into the stored ones: all of them or, without room, none. */
  join(cases: readonly KeptCase[]): Promise<{ readonly outcome: Outcome; readonly brought: ImportCounts }>;
}

export const NAME = 'arbiter-casebook';
export const DB_VERSION = 1;

/** The indexes: the one saved last comes first, and the checksums of current records. */
const NEWEST = 'newest';
const SUM = 'sum';

const KIND: ItemKind<KeptCase> = {
  database: { name: NAME, version: DB_VERSION, store: 'cases', mark: CASES },
  write: recordOf,
  readerOf,
  joined,
  orderOf: (kept) => highestOrder([kept]),
  indexed: (kept) => [
    [NEWEST, -kept.versions[0].order, kept.id],
    [SUM, currentOf(kept).record.sum, kept.id],
  ],
};

export interface Surroundings {
  readonly clock?: () => number;
  /** Where it is noted that something is stored. */
  readonly marks?: Store;
}

/** The casebook of this device. The database is opened on first use. */
export function deviceCasebook({ clock = Date.now, marks = device }: Surroundings = {}): Casebook {
  const items = deviceItems(KIND, { clock, marks });
  return {
    ...items,
    newest: async (count) => newestFirst(await items.firstOf(NEWEST, count)),
    find: async (id) => (await items.find(id))[0],
    withSum: async (sum) => (await items.under(SUM, sum)).filter((kept) => currentOf(kept).record.sum === sum),
    change: (id, act) => items.make(async ({ find, moment }) => [act(await find(id), moment())]),
    join: async (cases) => {
      const brought = importCounts((await items.read()).items, cases);
      return { outcome: await items.join(cases), brought };
    },
  };
}
