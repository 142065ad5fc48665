/** What would have had to be true of a case for another ruling. */
import { nearestDifferences, toChange } from '#decide/apart.ts';
import { answersOf } from '#decide/exact-answer.ts';
import type { Allowed } from '#model/box.ts';
import type { DrillCase } from './case.ts';
import type { Ready } from './situation.ts';

export interface Instead {
  /** The facts that would have had to be different, with the values that the ruling needs. */
  readonly facts: readonly { readonly fact: string; readonly values: Allowed }[];
  /** Whether the ruling also follows in other cases. */
  readonly more: boolean;
}

/** The least that would have had to be different for another ruling of the situation. */
export function insteadOf({ compiled }: Ready, { assignment, ruling }: DrillCase, other: string): Instead {
  const answers = answersOf(assignment);
  const { facts, more } = nearestDifferences(compiled, ruling, other, answers);
  return {
    facts: toChange(facts, answers).map(({ fact, second: { values } }) => ({ fact, values })),
    more,
  };
}
