/**
 * What the reviews say about each ruling: ts-fsrs folded over them, with its default parameters, without
 * chance. Nothing of it is kept: the same reviews always give the same cards. (It brings the scheduler:
 * schedule.ts is to be imported dynamically.)
 */
import { createEmptyCard, fsrs, State, type Card as Scheduled } from 'ts-fsrs';
import { inOrder } from './merge.ts';
import type { KnownBook, KnownRuling, Review } from './types.ts';

/** How a ruling is known. Times are milliseconds since 1970. */
export interface Card {
  /** Id of the ruling as it is now. */
  readonly ruling: string;
  readonly due: number;
  /** Days after which nine of ten such rulings would still be known. */
  readonly stability: number;
  /** From 1, easy, to 10. */
  readonly difficulty: number;
  /** Whether it still comes back within minutes: it is new, or was just wrong. */
  readonly isLearning: boolean;
  readonly reviews: number;
  /** How often it was wrong. */
  readonly wrong: number;
  /** When it was reviewed first and last, as the clock said. */
  readonly first: number;
  readonly last: number;
  /** What the ruling meant at the last review. */
  readonly meaning: string;
}

/** Cards by the id of their ruling. */
export type Cards = ReadonlyMap<string, Card>;

/** The share of rulings that are to be known when they come back. */
const RETENTION = 0.9;

const scheduler = fsrs({ request_retention: RETENTION, enable_fuzz: false });

/** A card for each ruling of a book that has been reviewed, also under an id that it had before. */
export function cardsOf(book: KnownBook, reviews: readonly Review[]): Cards {
  const named = namesIn(book);
  const ofRuling = Map.groupBy(
    inOrder(reviews.filter((review) => review.book === book.book && named.has(review.ruling))),
    (review) => named.get(review.ruling) ?? review.ruling,
  );
  return new Map(
    [...ofRuling].flatMap(([ruling, [first, ...others]]) =>
      first ? [[ruling, cardOf(ruling, [first, ...others])] as const] : [],
    ),
  );
}

/** How many reviews are kept of a book's rulings that are gone. */
export function goneFrom(book: KnownBook, reviews: readonly Review[]): number {
  const named = namesIn(book);
  return reviews.filter((review) => review.book === book.book && !named.has(review.ruling)).length;
}

/**
 * How likely a ruling is known at a time, from 0 to 1. Before its last review, which a clock set back can
 * say, as at it.
 */
export function retrievability(card: Card, now: number): number {
  const days = Math.max(0, now - card.last) / DAY;
  return scheduler.forgetting_curve(days, card.stability);
}

/** All rulings of a book, in its order. */
export function rulingsOf(book: KnownBook): readonly KnownRuling[] {
  return book.situations.flatMap(({ rulings }) => rulings);
}

const DAY = 86_400_000;

/**
 * Folds reviews in their order. Each counts the time since the one before it by the clock, and none where the
 * clock says less: a clock that was set wrong, forth or back, spoils one interval and never those after it.
 */
function cardOf(ruling: string, reviews: readonly [Review, ...Review[]]): Card {
  let card: Scheduled = createEmptyCard(new Date(reviews[0].at));
  for (const { at, grade } of reviews) {
    const before = card.last_review === undefined ? {} : { last_review: new Date(Math.min(+card.last_review, at)) };
    card = scheduler.next({ ...card, ...before }, new Date(at), grade).card;
  }
  const last = reviews.at(-1) ?? reviews[0];
  return {
    ruling,
    due: card.due.getTime(),
    stability: card.stability,
    difficulty: card.difficulty,
    isLearning: card.state !== State.Review,
    reviews: reviews.length,
    wrong: reviews.filter(({ grade }) => grade === 1).length,
    first: reviews[0].at,
    last: last.at,
    meaning: last.meaning,
  };
}

/** Today's id of a ruling, by every id that it has had. An id that is in use now is nobody's former one. */
function namesIn(book: KnownBook): ReadonlyMap<string, string> {
  const rulings = rulingsOf(book);
  const former = rulings.flatMap(({ id, aliases = [] }) => aliases.map((alias) => [alias, id] as const));
  return new Map([...former, ...rulings.map(({ id }) => [id, id] as const)]);
}
