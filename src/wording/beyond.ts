/** What a condition asks for beyond what is so already. */
import type { Allowed, Box } from '#model/index.ts';
import { canBothHold } from './whole-boxes.ts';

/**
 * The condition where one of these cases is given: without the boxes that none of them can match, and in the
 * others without what all of them have anyway. Empty where nothing is asked for beyond them.
 * @param given at least one.
 */
export function beyond(condition: readonly Box[], given: readonly Box[]): readonly Box[] {
  const isGiven = (fact: string, allowed: Allowed) => given.every((each) => isWithin(each[fact], allowed));
  const left = condition
    .filter((box) => given.some((each) => canBothHold(each, box)))
    .map((box): Box => Object.fromEntries(Object.entries(box).filter(([fact, allowed]) => !isGiven(fact, allowed))));
  return left.some((box) => Object.keys(box).length === 0) ? [] : left;
}

/** Whether all that is allowed is among the others; what a box does not name may be anything. */
function isWithin(some: Allowed | undefined, others: Allowed): boolean {
  return (
    some !== undefined &&
    some.every((one) =>
      others.some((other) =>
        typeof one === 'string' || typeof other === 'string' ? one === other : other[0] <= one[0] && one[1] <= other[1],
      ),
    )
  );
}
