/** Boxes as sets of cases: what matches, and how two of them relate. Knows no text. */
import type { Allowed, Box, Interval } from '../model/box.ts';
import type { Assignment } from './table.ts';

/** Whether a box holds for an assignment: every fact it names has a value (n/a is none) among those it allows. */
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

/** Whether some assignment could match both boxes, as far as the boxes themselves tell. */
export function overlap(one: Box, other: Box): boolean {
  return Object.entries(one).every(([fact, allowed]) => {
    const others = other[fact];
    return others === undefined || shares(allowed, others);
  });
}

function shares(one: Allowed, other: Allowed): boolean {
  for (const a of one) {
    for (const b of other) {
      if (typeof a === 'string' || typeof b === 'string' ? a === b : intervalsMeet(a, b)) return true;
    }
  }
  return false;
}

function intervalsMeet(one: Interval, other: Interval): boolean {
  return one[0] <= other[1] && other[0] <= one[1];
}
