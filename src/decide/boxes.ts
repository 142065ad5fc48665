/** Boxes as sets of cases: what matches. Knows no text. */
import type { Allowed, Box } from '#model/box.ts';
import type { Assignment } from './table.ts';

/** Whether a box holds for an assignment: every fact it names has one of the allowed values (n/a is none). */
export function matches(box: Box, assignment: Assignment): boolean {
  return Object.entries(box).every(([fact, allowed]) => {
    const value = assignment[fact];
    return value !== null && value !== undefined && allows(allowed, value);
  });
}

/** Whether a condition (any of its boxes) holds for an assignment. */
export function matchesAny(boxes: readonly Box[], assignment: Assignment): boolean {
  return boxes.some((box) => matches(box, assignment));
}

/** Whether a value is among those allowed: an option's id, or a number within one of the intervals. */
export function allows(allowed: Allowed, value: string | number): boolean {
  for (const item of allowed) {
    if (typeof item === 'string' ? item === value : typeof value === 'number' && item[0] <= value && value <= item[1])
      return true;
  }
  return false;
}
