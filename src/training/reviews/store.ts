/**
 * The reviews in the device's database (casebook/database.ts): each as text under its id, so that damaged
 * ones can still be shown. What cannot be stored is kept in memory for this page, and the result says so.
 */
import { deviceTexts, type Outcome, type Texts, type Trouble } from '#casebook/database.ts';
import { newId as randomId } from '#casebook/id.ts';
import type { Lost } from '#casebook/marker.ts';
import { device, type Store } from '#client/storage.ts';
import { LIMITS } from './limits.ts';
import { importCounts, merged, oneOf, type ImportCounts } from './merge.ts';
import { ordered, readEntry, recordOf } from './read.ts';
import { MARK, type NewReview, type Review, type Unreadable } from './types.ts';

/** All that is kept. */
export interface Contents {
  /** In the order in which they were made. */
  readonly reviews: readonly Review[];
  /** Stored values that are no valid review for this version; they are preserved. */
  readonly unreadable: readonly Unreadable[];
  /** The number of reviews that are kept in memory only. */
  readonly unsaved: number;
  readonly trouble: Trouble | undefined;
  /** Set when stored reviews have disappeared. */
  readonly lost: Lost | undefined;
}

/** Deleted reviews, for undo. */
export type Forgotten = Pick<Contents, 'reviews' | 'unreadable'>;

export interface Reviews {
  read(): Promise<Contents>;
  /** Adds new reviews, in order. */
  add(made: readonly NewReview[]): Promise<Outcome>;
  /** Merges reviews into the stored ones: all of them or, without room, none. */
  join(reviews: readonly Review[]): Promise<{ readonly outcome: Outcome; readonly brought: ImportCounts }>;
  /** Deletes the reviews of a book; by default everything, also what cannot be read. */
  forgetAll(book?: string): Promise<{ readonly outcome: Outcome; readonly forgotten: Forgotten }>;
  /** Restores deleted reviews. */
  putBack(forgotten: Forgotten): Promise<Outcome>;
  /** Tries again to store what is kept in memory only. */
  retry(): Promise<Outcome>;
  /** Acknowledges a loss, so that it is not reported again. */
  forgetLost(): Promise<void>;
  /** Calls after every change, here and in other tabs. Returns how to stop. */
  onChange(listener: () => void): () => void;
  close(): void;
}

export const NAME = 'arbiter-training';
export const DB_VERSION = 1;
const NAMED = { name: NAME, version: DB_VERSION, store: 'reviews', mark: MARK } as const;

export interface Surroundings {
  readonly clock?: () => number;
  /** Where it is noted that something is stored. */
  readonly marks?: Store;
  readonly newId?: () => string;
}

/** The reviews of this device. The database is opened on first use. */
export function deviceReviews({ clock = Date.now, marks = device, newId = randomId }: Surroundings = {}): Reviews {
  const texts = deviceTexts(NAMED, { clock, marks });
  /** Reviews that could not be stored, by id. */
  const unsaved = new Map<string, Review>();

  const held = async (): Promise<Contents> => {
    const { stored, trouble, lost } = await texts.read((each) => each);
    const entries = stored.map(({ key, value }) => readEntry(key, value));
    const reviews = entries.flatMap((entry) => (entry.kind === 'review' ? [entry.review] : []));
    return {
      reviews: merged(reviews, [...unsaved.values()]),
      unreadable: entries.flatMap((entry) => (entry.kind === 'unreadable' ? [entry.unreadable] : [])),
      unsaved: unsaved.size,
      trouble,
      lost,
    };
  };

  async function keep(reviews: readonly Review[], { get, put, order, setOrder }: Texts): Promise<void> {
    for (const review of reviews) {
      const stored = await get(review.id);
      const entry = stored === undefined ? undefined : readEntry(review.id, stored);
      // Unreadable values are never overwritten.
      if (entry?.kind === 'unreadable') await put(`${review.id}-${clock()}`, entry.unreadable.raw);
      const kept = entry?.kind === 'review' ? oneOf(entry.review, review) : review;
      await put(review.id, recordOf(kept));
    }
    await setOrder(reviews.reduce((most, review) => Math.max(most, review.order), await order()));
  }

  /** Keeps in memory what could not be stored, and drops from memory what could. */
  function settle(outcome: Outcome, reviews: readonly Review[]): Outcome {
    for (const review of reviews) {
      const known = unsaved.get(review.id);
      if (outcome.kind === 'here') unsaved.set(review.id, known ? oneOf(known, review) : review);
      else unsaved.delete(review.id);
    }
    texts.changed();
    return outcome;
  }

  const keepOrHold = async (reviews: readonly Review[]): Promise<Outcome> =>
    settle(await texts.attempt((stores) => keep(reviews, stores)), reviews);

  return {
    read: held,
    add: async (made) => {
      const ids = made.map(newId);
      const stamped = (highest: number): readonly Review[] =>
        made.map((review, n) => {
          const { clock: now, order } = texts.momentAfter(highest);
          return ordered({ ...review, id: ids[n] ?? newId(), at: timeOf(now), order });
        });
      let reviews: readonly Review[] | undefined;
      // Pending reviews may find room now.
      const waiting = [...unsaved.values()];
      const outcome = await texts.attempt(async (stores) => {
        reviews = stamped(await stores.order());
        await keep([...waiting, ...reviews], stores);
      });
      // Reviews already stamped are kept; only if the store never called back are they stamped now.
      return settle(outcome, [...waiting, ...(reviews ?? stamped(0))]);
    },
    join: async (reviews) => {
      const before = await held();
      const brought = importCounts(before.reviews, reviews);
      return { outcome: await keepOrHold(merged(reviews, [])), brought };
    },
    forgetAll: async (book) => {
      let forgotten: Forgotten = { reviews: [], unreadable: [] };
      const isMeant = (review: Review): boolean => book === undefined || review.book === book;
      const outcome = await texts.attempt(async ({ get, keys, remove }) => {
        const entries = [];
        for (const key of await keys()) entries.push(readEntry(key, await get(key)));
        const reviews = entries.flatMap((entry) =>
          entry.kind === 'review' && isMeant(entry.review) ? [entry.review] : [],
        );
        const unreadable = entries.flatMap((entry) =>
          entry.kind === 'unreadable' && book === undefined ? [entry.unreadable] : [],
        );
        for (const { id } of reviews) await remove(id);
        for (const { key } of unreadable) await remove(key);
        forgotten = { reviews, unreadable };
      });
      if (outcome.kind === 'here') forgotten = { reviews: [], unreadable: [] };
      const here = [...unsaved.values()].filter(isMeant);
      for (const { id } of here) unsaved.delete(id);
      texts.changed();
      return { outcome, forgotten: { ...forgotten, reviews: merged(forgotten.reviews, here) } };
    },
    putBack: async ({ reviews, unreadable }) => {
      const outcome = await texts.attempt(async (stores) => {
        for (const { key, raw } of unreadable) if ((await stores.get(key)) === undefined) await stores.put(key, raw);
        await keep(reviews, stores);
      });
      return settle(outcome, reviews);
    },
    retry: () => keepOrHold([...unsaved.values()]),
    forgetLost: texts.forgetLost,
    onChange: texts.onChange,
    close: texts.close,
  };
}

/** The clock's time, within the valid range. */
function timeOf(clock: number): number {
  return Math.min(Math.max(Math.trunc(clock), 0), LIMITS.at);
}
