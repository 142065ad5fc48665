/** The reviews of this device. */
import type { Outcome } from '#casebook/database.ts';
import { newId as randomId } from '#casebook/id.ts';
import { deviceItems, type Contents, type ItemKind, type Items } from '#casebook/items.ts';
import { device, type Store } from '#client/storage.ts';
import { LIMITS } from './limits.ts';
import { importCounts, inOrder, oneOf, type ImportCounts } from './merge.ts';
import { ordered, readerOf, recordOf } from './read.ts';
import { MARK, type NewReview, type Review } from './types.ts';

/** Deleted reviews, for undo. */
export type Forgotten = Pick<Contents<Review>, 'items' | 'unreadable'>;

export interface Reviews extends Pick<Items<Review>, 'retry' | 'forgetLost' | 'onChange' | 'close'> {
  /** All that is kept, in the order in which it was made. */
  read(): Promise<Contents<Review>>;
  /** Adds new reviews, in order. */
  add(made: readonly NewReview[]): Promise<Outcome>;
  /** Merges reviews into the stored ones: all of them or, without room, none. */
  join(reviews: readonly Review[]): Promise<{ readonly outcome: Outcome; readonly brought: ImportCounts }>;
  /** Deletes the reviews of a book; by default everything, also what cannot be read. */
  forgetAll(book?: string): Promise<{ readonly outcome: Outcome; readonly forgotten: Forgotten }>;
  /** Restores deleted reviews. */
  putBack(forgotten: Forgotten): Promise<Outcome>;
}

export const NAME = 'arbiter-training';
export const DB_VERSION = 1;

const KIND: ItemKind<Review> = {
  database: { name: NAME, version: DB_VERSION, store: 'reviews', mark: MARK },
  write: recordOf,
  readerOf,
  joined: oneOf,
  orderOf: ({ order }) => order,
  indexed: () => [],
};

export interface Surroundings {
  readonly clock?: () => number;
  /** Where it is noted that something is stored. */
  readonly marks?: Store;
  readonly newId?: () => string;
}

/** The reviews of this device. The database is opened on first use. */
export function deviceReviews({ clock = Date.now, marks = device, newId = randomId }: Surroundings = {}): Reviews {
  const items = deviceItems(KIND, { clock, marks });

  async function read(): Promise<Contents<Review>> {
    const contents = await items.read();
    return { ...contents, items: inOrder(contents.items) };
  }

  return {
    ...items,
    read,
    add: (made) => {
      const ids = made.map(newId);
      return items.make(({ moment, unsaved }) => {
        const reviews = made.map((review, n) => {
          const { clock: now, order } = moment();
          return ordered({ ...review, id: ids[n] ?? newId(), at: timeOf(now), order });
        });
        // Pending reviews may find room now.
        return Promise.resolve([...unsaved, ...reviews]);
      });
    },
    join: async (reviews) => {
      const brought = importCounts((await items.read()).items, reviews);
      return { outcome: await items.join(reviews), brought };
    },
    forgetAll: async (book) => {
      const contents = await read();
      const reviews = contents.items.filter((review) => book === undefined || review.book === book);
      const unreadable = book === undefined ? contents.unreadable : [];
      const outcome = await items.remove([...reviews.map(({ id }) => id), ...unreadable.map(({ key }) => key)]);
      if (outcome.kind === 'kept') return { outcome, forgotten: { items: reviews, unreadable } };
      const { unsaved } = contents;
      return { outcome, forgotten: { items: reviews.filter(({ id }) => unsaved.includes(id)), unreadable: [] } };
    },
    putBack: (forgotten) => items.join(forgotten.items, forgotten.unreadable),
  };
}

/** The clock's time, within the valid range. */
function timeOf(clock: number): number {
  return Math.min(Math.max(Math.trunc(clock), 0), LIMITS.at);
}
