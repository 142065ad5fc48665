/** The rulings to choose from: the right one, and wrong ones of the same situation. */
import { answersOf } from '#decide/exact-answer.ts';
import { distances } from './closest.ts';
import { outcomesIn } from './outcome.ts';
import type { DrillCase } from './case.ts';
import { randomOf } from './random.ts';
import type { Ready } from './situation.ts';

/** The most rulings that are offered. */
export const MOST_OFFERED = 5;

/**
 * Ids of rulings, the right one among them, in random order. The wrong ones are those nearest to the case. No
 * two of them are equivalent in this case.
 * @returns only the right one if all rulings of the situation are equivalent.
 */
export function offered(situation: Ready, { assignment, ruling, seed }: DrillCase): readonly string[] {
  const wrong = wrongRulings(situation, assignment, ruling).slice(0, MOST_OFFERED - 1);
  return randomOf(`${situation.data.id}/${seed}/offered`).shuffled([ruling, ...wrong]);
}

/** The wrong rulings for a case, nearest first, without equivalent ones. */
export function wrongRulings(
  { compiled, data }: Ready,
  assignment: DrillCase['assignment'],
  right: string,
): readonly string[] {
  const key = outcomesIn(data, answersOf(assignment));
  const far = distances(compiled, assignment);
  const others = Object.keys(data.rulings)
    .filter((id) => id !== right && far.has(id))
    .sort((a, b) => (far.get(a) ?? Infinity) - (far.get(b) ?? Infinity));
  const seen = new Set([key(right)]);
  const verdicts = new Set([data.rulings[right]?.verdict.text]);
  return others.filter((id) => {
    const mine = key(id);
    const verdict = data.rulings[id]?.verdict.text;
    if (seen.has(mine) || verdicts.has(verdict)) return false;
    seen.add(mine);
    verdicts.add(verdict);
    return true;
  });
}
