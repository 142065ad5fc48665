/** Everything the page shows of a book, computed from the reviews at one moment. */
import { cardsOf, goneFrom, type Card } from '#training/reviews/cards.ts';
import { changedSince, due, forecast, type DayAhead, type Due } from '#training/reviews/due.ts';
import { standings, worst, type Standing } from '#training/reviews/known.ts';
import type { KnownBook, Review } from '#training/reviews/types.ts';

export interface ProgressOverview {
  /** Due now. */
  readonly due: readonly Due[];
  /** The number due later today. */
  readonly later: number;
  /** Rulings that have changed since they were practised. */
  readonly changed: readonly string[];
  readonly ahead: readonly DayAhead[];
  readonly standings: ReadonlyMap<string, Standing>;
  readonly worst: readonly Card[];
  /** The number of reviews of this book, of rulings that it no longer has, and in total. */
  readonly ofBook: number;
  readonly gone: number;
  readonly all: number;
}

const DAYS_AHEAD = 14;
const WORST = 10;

export function overviewOf(book: KnownBook, reviews: readonly Review[], now: number): ProgressOverview {
  const cards = cardsOf(book, reviews);
  const changed = changedSince(cards, book);
  const ahead = forecast(cards, now, DAYS_AHEAD, changed);
  const isDue = due(book, cards, now);
  const back = isDue.filter(({ why }) => why !== 'new').length;
  return {
    due: isDue,
    later: (ahead[0]?.count ?? back) - back,
    changed,
    ahead,
    standings: standings(book, cards, now),
    worst: worst(cards, WORST),
    ofBook: reviews.filter((review) => review.book === book.book).length,
    gone: goneFrom(book, reviews),
    all: reviews.length,
  };
}
