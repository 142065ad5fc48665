/** How well rulings are known, in four steps for a map. */
import { retrievability, rulingsOf, type Card, type Cards } from './cards.ts';
import { changedSince } from './due.ts';
import type { KnownBook } from './types.ts';

/** In ascending order. */
export const STANDINGS = ['new', 'learning', 'shaky', 'sits'] as const;
export type Standing = (typeof STANDINGS)[number];

/** The stability in days from which a ruling sits: this takes right answers on at least two days. */
const SITS_FOR = 10;
/**
 * The recall from which it sits: a little below the intended one, so that one missed day does not change it.
 */
const SITS_AT = 0.85;

/**
 * How well a ruling is known: **new** was never reviewed; **learning** is still repeated within minutes (at
 * first, or after a wrong answer); **sits** has a stability of ten days or more and a current recall of 85%
 * or more; all else is **shaky**.
 */
export function standingOf(card: Card | undefined, now: number): Standing {
  if (!card) return 'new';
  if (card.isLearning) return 'learning';
  return card.stability >= SITS_FOR && retrievability(card, now) >= SITS_AT ? 'sits' : 'shaky';
}

/** How well each ruling of a book is known, by id. One that has changed since it was practised is shaky. */
export function standings(book: KnownBook, cards: Cards, now: number): ReadonlyMap<string, Standing> {
  const changed = new Set(changedSince(cards, book));
  return new Map(
    rulingsOf(book).map(({ id }) => {
      const standing = standingOf(cards.get(id), now);
      return [id, standing === 'sits' && changed.has(id) ? 'shaky' : standing];
    }),
  );
}

/**
 * The rulings most often wrong, at most so many; ties by the share of wrong answers, then by the latest
 * review.
 */
export function worst(cards: Cards, most: number): readonly Card[] {
  return [...cards.values()]
    .filter(({ wrong }) => wrong > 0)
    .toSorted((a, b) => b.wrong - a.wrong || a.reviews - b.reviews || b.last - a.last || (a.ruling < b.ruling ? -1 : 1))
    .slice(0, most);
}
