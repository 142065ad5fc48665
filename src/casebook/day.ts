/** Groups cases by day. */
import { currentOf } from './versions.ts';
import type { KeptCase } from './types.ts';

export interface Day {
  /** `2026-11-22`; empty for cases without a date. */
  readonly day: string;
  readonly cases: readonly KeptCase[];
}

/** Cases by the day of their ruling, in the given order. */
export function byDay(cases: readonly KeptCase[]): readonly Day[] {
  return [...Map.groupBy(cases, dayOf)].map(([day, of]) => ({ day, cases: of }));
}

/** The cases of one day in the order of its log: by time, then in the order in which they were saved. */
export function logOf(cases: readonly KeptCase[], day: string): readonly KeptCase[] {
  const hour = (kept: KeptCase): string => currentOf(kept).details.when;
  return cases
    .filter((kept) => dayOf(kept) === day)
    .toSorted((a, b) => (hour(a) === hour(b) ? a.versions[0].order - b.versions[0].order : hour(a) < hour(b) ? -1 : 1));
}

/** The day on which a case was ruled, as entered. */
export function dayOf(kept: KeptCase): string {
  return currentOf(kept).details.when.slice(0, 10);
}
