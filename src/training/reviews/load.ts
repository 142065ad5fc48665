/**
 * Makes reviews, and loads those of this device on demand. For the first paint only this file, the types and
 * the limits may be imported from this folder: the rest includes the database or the scheduler.
 */
import { device } from '#client/storage.ts';
import type { TrainedBook, TrainedHead } from '#training/types.ts';
import { MARK, type NewReview } from './types.ts';

/** Whether this device keeps anything that was practised, of whatever book. */
export function isAnythingKept(): boolean {
  return device.read(MARK) !== undefined;
}

/** The reviews of this device. Rejects when they cannot be loaded. */
export async function loadReviews() {
  return (await import('./on-device.ts')).reviews;
}

/**
 * The review of a ruling that was practised, by its meaning now; nothing for what the book does not know.
 * @param head the situation that it was asked in
 */
export function reviewOf(
  { book, joint }: Pick<TrainedBook, 'book' | 'joint'>,
  { rulings }: Pick<TrainedHead, 'rulings'>,
  made: Pick<NewReview, 'ruling' | 'kind' | 'grade'>,
): readonly NewReview[] {
  const known = [...rulings, ...joint].find(({ id }) => id === made.ruling);
  return known ? [{ book, meaning: known.meaning, ...made }] : [];
}
