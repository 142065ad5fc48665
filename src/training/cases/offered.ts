/** The rulings to choose from: the right one, and others of the situation that are wrong. */
import { answersOf } from '#decide/exact-answer.ts';
import { distances } from './closest.ts';
import { outcomesIn } from './outcome.ts';
import type { DrillCase } from './case.ts';
import { randomOf } from './random.ts';
import type { Ready } from './situation.ts';

/** More than these nobody compares at a table. */
export const MOST_OFFERED = 5;

/**
 * Rulings by id, the right one among them, in an order that tells nothing. The wrong ones are those that the
 * fewest other facts would have led to. None of them comes to the same as the right one in this case, nor do
 * two of them.
 * @returns the right one alone where every ruling of the situation comes to the same.
 */
export function offered(
  situation: Ready,
  { assignment, ruling, seed }: DrillCase,
  most = MOST_OFFERED,
): readonly string[] {
  const wrong = wrongRulings(situation, assignment, ruling).slice(0, most - 1);
  return randomOf(`${situation.data.id}/${seed}/offered`).shuffled([ruling, ...wrong]);
}

/**
 * The rulings that are wrong in a case, the nearest first; of those that come to the same, the first alone.
 */
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
