/** Wrong amounts of a right ruling. */
import { answersOf } from '#decide/exact-answer.ts';
import { amountsToSay, isRight, type Ruled } from '#training/cases/right.ts';
import type { DrillCase } from '#training/cases/case.ts';
import { outcomesIn, type AskedAmount } from '#training/cases/outcome.ts';
import type { Ready } from '#training/cases/situation.ts';

export interface Miscount {
  readonly amount: AskedAmount;
  readonly said: number;
}

/** The amounts that are wrong although the ruling is right; none if the ruling is wrong, or all are right. */
export function miscounted(situation: Ready, drill: DrillCase, ruled: Ruled): readonly Miscount[] {
  const key = outcomesIn(situation.data, answersOf(drill.assignment));
  if (isRight(situation, drill, ruled) || key(ruled.ruling) !== key(drill.ruling)) return [];
  return amountsToSay(situation, drill, ruled.ruling).flatMap((amount, at) => {
    const said = ruled.amounts[at];
    return said === undefined || said === amount.value ? [] : [{ amount, said }];
  });
}
