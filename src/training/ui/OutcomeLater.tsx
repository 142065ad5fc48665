/** Loads the result's view once a drill has begun, so that the first case is shown sooner. */
import { once } from '#training/once.ts';
import { scrollToHeading } from './scroll-to-heading.ts';
import { onDemand } from './on-demand.tsx';
import type { OutcomeProps } from './Outcome.tsx';

/** Rejects when it cannot be fetched. */
export const fetchOutcome = once(() => import('./Outcome.tsx').then(({ Outcome }) => Outcome));

/** The result of a case. Its heading gets the focus once it is shown. */
export const OutcomeLater = onDemand<OutcomeProps>(fetchOutcome, ({ heading }) =>
  scrollToHeading(heading?.current ?? null),
);
