/**
 * What shows how a case ends comes with the first answer, and not with the questions: who reads a situation's
 * first question waits for less.
 */
export type Ends = typeof import('./Ends.tsx');

/** Rejects where it cannot be had. */
export function fetchEnds(): Promise<Ends> {
  return import('./Ends.tsx');
}
