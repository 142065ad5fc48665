/** What is due now, and the forecast for the coming days. */
import { rulingsOf, type Card, type Cards } from './cards.ts';
import { dayFrom, dayName } from './days.ts';
import type { KnownBook } from './types.ts';

/** The most new rulings on one day: each of them causes reviews on many later days. */
export const NEW_A_DAY = 20;

/** A ruling that is due now, and why. */
export interface Due {
  readonly ruling: string;
  readonly why: 'due' | 'changed' | 'new';
}

/**
 * The rulings that are due: first reviews and changed rulings, longest overdue first; then new ones in the
 * book's order, up to the day's limit. A ruling due today is due from midnight, not from the hour of the last
 * review; only those in learning wait for their minute.
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

/** The most rulings in a round: an address has a limited length. */
export const ROUND = 20;
/** A round of which little comes back is filled up with new ones to this many. */
const SHORT = 5;

/** The rulings of a round between two games: those that come back, and a few new ones if they are few. */
export function shortRound(due: readonly Due[]): readonly string[] {
  const back = due.filter(({ why }) => why !== 'new');
  const fresh = due.filter(({ why }) => why === 'new').slice(0, Math.max(0, SHORT - back.length));
  return [...back, ...fresh].slice(0, ROUND).map(({ ruling }) => ruling);
}

/** The rulings of a book whose meaning has changed since their last review, in its order. */
export function changedSince(cards: Cards, book: KnownBook): readonly string[] {
  return rulingsOf(book).flatMap(({ id, meaning }) => {
    const card = cards.get(id);
    return card && card.meaning !== meaning ? [id] : [];
  });
}

/** The number of reviews on a day. */
export interface DayAhead {
  /** `2026-11-22`, in the reader's time zone. */
  readonly day: string;
  readonly count: number;
}

/**
 * The number of reviews on each of so many days, from today. Today includes overdue and `changed` ones; new
 * ones are not counted.
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

/** Tolerance for reviews in the future, since the clocks of devices differ. */
const SLACK = 86_400_000;

/** Last reviewed in the future, so that the clock was or is wrong: it counts as due. */
function isAhead(card: Card, now: number): boolean {
  return card.last > now + SLACK;
}
