/** What is to be practised now, and how much comes back on the days to come. */
import { rulingsOf, type Card, type Cards } from './cards.ts';
import { dayFrom, dayName } from './days.ts';
import type { KnownBook } from './types.ts';

/** How many rulings are new on one day at most: what is new today comes back on many days after it. */
export const NEW_A_DAY = 20;

/** A ruling that is to be practised now, and why. */
export interface Due {
  readonly ruling: string;
  readonly why: 'due' | 'changed' | 'new';
}

/**
 * The rulings to practise now: first those that come back and those that have changed, the longest overdue
 * first; then new ones in the book's order, as many as today still takes. What is due on this day is due from
 * its morning, so that nobody waits for the hour of the last evening; only what comes back within minutes
 * waits for its minute.
 */
export function due(book: KnownBook, cards: Cards, now: number, newADay = NEW_A_DAY): readonly Due[] {
  const changed = new Set(changedSince(cards, book));
  const back = rulingsOf(book)
    .flatMap(({ id }) => cards.get(id) ?? [])
    .filter((card) => changed.has(card.ruling) || isDue(card, now))
    .toSorted((a, b) => Math.min(a.due, now) - Math.min(b.due, now))
    .map(({ ruling }): Due => ({ ruling, why: changed.has(ruling) ? 'changed' : 'due' }));
  const today = [...cards.values()].filter(({ first }) => first >= dayFrom(now) && first < dayFrom(now, 1)).length;
  const fresh = rulingsOf(book)
    .filter(({ id }) => !cards.has(id))
    .slice(0, Math.max(0, newADay - today))
    .map(({ id }): Due => ({ ruling: id, why: 'new' }));
  return [...back, ...fresh];
}

/** The rulings of a book that no longer mean what they meant when they were last reviewed, in its order. */
export function changedSince(cards: Cards, book: KnownBook): readonly string[] {
  return rulingsOf(book).flatMap(({ id, meaning }) => {
    const card = cards.get(id);
    return card && card.meaning !== meaning ? [id] : [];
  });
}

/** How many rulings come back on a day. */
export interface DayAhead {
  /** `2026-11-22`, where the reader is. */
  readonly day: string;
  readonly count: number;
}

/**
 * How many come back on each of so many days, from today. Today has what is overdue as well, and what has
 * `changed`; what is new is on no day.
 */
export function forecast(
  cards: Cards,
  now: number,
  days: number,
  changed: readonly string[] = [],
): readonly DayAhead[] {
  const times = [...cards.values()].map((card) =>
    isAhead(card, now) || changed.includes(card.ruling) ? now : card.due,
  );
  return Array.from({ length: days }, (_, n) => {
    const [from, to] = [n === 0 ? -Infinity : dayFrom(now, n), dayFrom(now, n + 1)];
    return { day: dayName(dayFrom(now, n)), count: times.filter((time) => time >= from && time < to).length };
  });
}

function isDue(card: Card, now: number): boolean {
  return isAhead(card, now) || card.due <= now || (!card.isLearning && card.due < dayFrom(now, 1));
}

/** How much later than now a review may be said to be; other devices' clocks differ a little. */
const SLACK = 86_400_000;

/**
 * Last reviewed in the future, so that the clock was wrong then or is now: nobody knows when it is due, so it
 * is now.
 */
function isAhead(card: Card, now: number): boolean {
  return card.last > now + SLACK;
}
