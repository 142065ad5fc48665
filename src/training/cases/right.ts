/** Whether a ruling is right, with its amounts. Pure. */
import { answersOf } from '#decide/exact-answer.ts';
import type { DrillCase } from './case.ts';
import { askedAmounts, outcomesIn, type AskedAmount } from './outcome.ts';
import type { Ready } from './situation.ts';

/** The reader's ruling. */
export interface Ruled {
  readonly ruling: string;
  /** The reader's value for each of the ruling's {@link askedAmounts}, in order; undefined for none. */
  readonly amounts: readonly (number | undefined)[];
}

/** Whether a ruling is the one of this case, or an equivalent one, with its amounts. */
export function isRight(situation: Ready, drill: DrillCase, { ruling, amounts }: Ruled): boolean {
  const key = outcomesIn(situation.data, answersOf(drill.assignment));
  if (key(ruling) !== key(drill.ruling)) return false;
  return amountsToSay(situation, drill, ruling).every(({ value }, at) => amounts[at] === value);
}

/** The amounts that this ruling requires in this case. */
export function amountsToSay({ data }: Ready, { assignment }: DrillCase, id: string): readonly AskedAmount[] {
  const ruling = data.rulings[id];
  return ruling ? askedAmounts(ruling, data.chips, answersOf(assignment)) : [];
}
