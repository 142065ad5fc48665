/** What boxes allow of one fact. */
import type { Allowed, Interval } from './box.ts';

/** Whether all that is allowed is among others. */
export function isAmong(allowed: Allowed, others: Allowed): boolean {
  return allowed.every((each) =>
    others.some((other) =>
      typeof each === 'string' || typeof other === 'string'
        ? each === other
        : other[0] <= each[0] && each[1] <= other[1],
    ),
  );
}

/** The intervals of a number; none for the options of a choice. */
export function intervalsIn(allowed: Allowed): readonly Interval[] {
  return allowed.flatMap((each) => (typeof each === 'string' ? [] : [each]));
}
