/**
 * The state of each ruling, computed from the reviews with ts-fsrs and its default parameters, without fuzz.
 * It is not stored: the same reviews always give the same cards. (This includes the scheduler: import
 * it dynamically.)
 */
import { createEmptyCard, fsrs, State, type Card as Scheduled } from 'ts-fsrs';
import { inOrder } from './merge.ts';
import type { KnownBook, KnownRuling, Review } from './types.ts';

/** How well a ruling is known. Times are milliseconds since 1970. */
export interface Card {
  /** Current id of the ruling. */
  readonly ruling: string;
  readonly due: number;
  /** Days after which recall would drop to 90%. */
  readonly stability: number;
  /** From 1, easy, to 10. */
  readonly difficulty: number;
  /** Whether it is still repeated within minutes: it is new, or was just wrong. */
  readonly isLearning: boolean;
  readonly reviews: number;
  /** How often it was wrong. */
  readonly wrong: number;
  /** When it was reviewed first and last, by the clock. */
  readonly first: number;
  readonly last: number;
  /** The meaning of the ruling at the last review. */
  readonly meaning: string;
}

/** Cards by the id of their ruling. */
export type Cards = ReadonlyMap<string, Card>;

/** The intended recall at the time of a review. */
const RETENTION = 0.9;

const scheduler = fsrs({ request_retention: RETENTION, enable_fuzz: false });

/** A card for each reviewed ruling of a book; reviews under former ids count. */
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

/** The number of reviews of rulings that a book no longer has. */
export function goneFrom(book: KnownBook, reviews: readonly Review[]): number {
  const named = namesIn(book);
  return reviews.filter((review) => review.book === book.book && !named.has(review.ruling)).length;
}

/**
 * The probability that a ruling is known at a time, from 0 to 1. A time before its last review, after the
 * clock was set back, counts as that review.
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
 * Folds reviews in order. The interval between two is taken from the clock, and 0 if the clock went back: a
 * wrong clock spoils one interval, but none after it.
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

/** The current id for every former id of a ruling. Ids in use are never former ones. */
function namesIn(book: KnownBook): ReadonlyMap<string, string> {
  const rulings = rulingsOf(book);
  const former = rulings.flatMap(({ id, aliases = [] }) => aliases.map((alias) => [alias, id] as const));
  return new Map([...former, ...rulings.map(({ id }) => [id, id] as const)]);
}
