/**
 * All that is worked out from reviews. It brings the scheduler (7 kB), so that whoever trains loads it when
 * it is asked for.
 */
export { cardsOf, goneFrom, retrievability, type Card, type Cards } from './cards.ts';
export { changedSince, due, forecast, NEW_A_DAY, type DayAhead, type Due } from './due.ts';
export { sits, standings, STANDINGS, worst, type Standing } from './known.ts';
