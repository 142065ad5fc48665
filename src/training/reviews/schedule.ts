/** Everything computed from reviews. It includes the scheduler (7 kB): import it dynamically. */
export { cardsOf, goneFrom, retrievability, type Card, type Cards } from './cards.ts';
export { changedSince, due, forecast, NEW_A_DAY, type DayAhead, type Due } from './due.ts';
export { standingOf, standings, STANDINGS, worst, type Standing } from './known.ts';
