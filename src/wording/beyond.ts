/** What a condition asks for beyond what is so already. */
import { isAmong } from '#model/allowed.ts';
import type { Allowed, Box } from '#model/index.ts';
import { canBothHold } from './whole-boxes.ts';

/**
 * The condition where one of these cases is given: without the boxes that none of them can match, and in the
 * others without what all of them have anyway. Empty where nothing is asked for beyond them.
 * @param given at least one.
 */
export function beyond(condition: readonly Box[], given: readonly Box[]): readonly Box[] {
  // What a box does not name may be anything.
  const isGiven = (fact: string, allowed: Allowed) =>
    given.every(({ [fact]: held }) => held !== undefined && isAmong(held, allowed));
  const left = condition
    .filter((box) => given.some((each) => canBothHold(each, box)))
    .map((box): Box => Object.fromEntries(Object.entries(box).filter(([fact, allowed]) => !isGiven(fact, allowed))));
  return left.some((box) => Object.keys(box).length === 0) ? [] : left;
}
