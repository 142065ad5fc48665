/** How well rulings are known, in words that fit on a map. */
import { retrievability, rulingsOf, type Card, type Cards } from './cards.ts';
import { changedSince } from './due.ts';
import type { KnownBook } from './types.ts';

/** From not seen yet to known for good. */
export const STANDINGS = ['new', 'learning', 'shaky', 'sits'] as const;
export type Standing = (typeof STANDINGS)[number];

/** Days that a ruling has to hold before it sits: it takes right answers on at least two days. */
const SITS_FOR = 10;
/**
 * How likely it has to be known today: a little below what it comes back at, so that one missed day turns
 * nothing over.
 */
const SITS_AT = 0.85;

/**
 * Where a ruling stands: **new** was never reviewed; **learning** still comes back within minutes (at first,
 * or after a wrong answer); **sits** has a stability of ten days or more and is known now with 85 in 100 or
 * more; all else is **shaky**.
 */
export function sits(card: Card | undefined, now: number): Standing {
  if (!card) return 'new';
  if (card.isLearning) return 'learning';
  return card.stability >= SITS_FOR && retrievability(card, now) >= SITS_AT ? 'sits' : 'shaky';
}

/**
 * Where every ruling of a book stands, by its id. One that has changed since it was practised is shaky,
 * however well it sat.
 */
export function standings(book: KnownBook, cards: Cards, now: number): ReadonlyMap<string, Standing> {
  const changed = new Set(changedSince(cards, book));
  return new Map(
    rulingsOf(book).map(({ id }) => {
      const standing = sits(cards.get(id), now);
      return [id, standing === 'sits' && changed.has(id) ? 'shaky' : standing];
    }),
  );
}

/**
 * The rulings that were wrong most often, at most so many; of equally many the larger share first, then the
 * later one.
 */
export function worst(cards: Cards, most: number): readonly Card[] {
  return [...cards.values()]
    .filter(({ wrong }) => wrong > 0)
    .toSorted((a, b) => b.wrong - a.wrong || a.reviews - b.reviews || b.last - a.last || (a.ruling < b.ruling ? -1 : 1))
    .slice(0, most);
}
