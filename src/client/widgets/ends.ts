/**
 * The views for the end of a case are loaded with the first answer, so that the first question needs less.
 */
export type Ends = typeof import('./Ends.tsx');

/** Rejects when they cannot be loaded. */
export function fetchEnds(): Promise<Ends> {
  return import('./Ends.tsx');
}
