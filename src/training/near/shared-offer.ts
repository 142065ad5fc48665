/** The rulings to choose from for both cases of a near miss: one list, so that it gives nothing away. */
import { answersOf } from '#decide/exact-answer.ts';
import type { DrillCase } from '#training/cases/case.ts';
import { MOST_OFFERED, wrongRulings } from '#training/cases/offered.ts';
import { outcomesIn } from '#training/cases/outcome.ts';
import { randomOf } from '#training/cases/random.ts';
import type { Ready } from '#training/cases/situation.ts';

/**
 * Ids of rulings, both right ones among them, in random order. The wrong ones are the nearest of either case,
 * alternating. No two are equivalent in either case, or have the same text.
 */
export function sharedOffer(situation: Ready, cases: readonly [DrillCase, DrillCase]): readonly string[] {
  const { data } = situation;
  const right = cases.map(({ ruling }) => ruling);
  const keys = cases.map(({ assignment }) => outcomesIn(data, answersOf(assignment)));
  const marksOf = (id: string): readonly string[] => [
    ...keys.map((key, at) => `${at} ${key(id) ?? ''}`),
    `says ${data.rulings[id]?.verdict.text ?? ''}`,
  ];
  const [one, other] = cases.map(({ assignment, ruling }) => wrongRulings(situation, assignment, ruling));
  const taken = new Set(right.flatMap(marksOf));
  const wrong = inTurn(one ?? [], other ?? []).filter((id) => {
    const marks = marksOf(id);
    if (marks.some((mark) => taken.has(mark))) return false;
    for (const mark of marks) taken.add(mark);
    return true;
  });
  const random = randomOf(`${data.id}/${cases[0].seed}/offered`);
  return random.shuffled([...right, ...wrong.slice(0, Math.max(MOST_OFFERED - right.length, 0))]);
}

/** Alternates between both lists, without duplicates. */
function inTurn(one: readonly string[], other: readonly string[]): readonly string[] {
  const longer = Math.max(one.length, other.length);
  return [...new Set(Array.from({ length: longer }, (_, at) => [one[at], other[at]]).flat())].filter(
    (id) => id !== undefined,
  );
}
