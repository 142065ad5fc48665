import type { TrainedBook, TrainedHead } from '#training/types.ts';
import type { NewReview } from './types.ts';

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
