/** What comes after a ruling, fetched once somebody has begun, so that a first case is soon there. */
import { once } from '#training/once.ts';
import { scrollToHeading } from './scroll-to-heading.ts';
import { later } from './later.tsx';
import type { OutcomeProps } from './Outcome.tsx';

/** Fetches what shows an outcome. Rejects where it cannot be fetched. */
export const fetchOutcome = once(() => import('./Outcome.tsx').then(({ Outcome }) => Outcome));

/** The outcome of a case. Its heading takes the focus once it stands. */
export const OutcomeLater = later<OutcomeProps>(fetchOutcome, ({ heading }) =>
  scrollToHeading(heading?.current ?? null),
);
