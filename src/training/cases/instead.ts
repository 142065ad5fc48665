/** What would have had to be true of a case for another ruling. */
import { nearestDifferences } from '#decide/apart.ts';
import { answersOf } from '#decide/exact-answer.ts';
import type { Answer } from '#decide/table.ts';
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
    facts: facts.flatMap(({ fact, second: { values, notApplicable } }) => {
      const answer = answers[fact];
      const isSo = answer ? values.some((value) => isIn(value, answer)) : notApplicable;
      // Where it would not have applied, another fact of the list says so.
      return isSo || values.length === 0 ? [] : [{ fact, values }];
    }),
    more,
  };
}

function isIn(value: Allowed[number], answer: Answer): boolean {
  if (typeof value === 'string') return answer.kind === 'option' && answer.option === value;
  return answer.kind === 'range' && value[0] <= answer.from && answer.to <= value[1];
}
