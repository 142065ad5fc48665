/** What a ruling settles of the questions of a situation that follows from it. */
import type { Answers, TableFact } from '#decide/table.ts';
import { valueToAnswer } from '#addresses/answers.ts';

/**
 * The answers among these that are answers to the facts of a situation.
 * @param established per fact an option's id or a whole number, as in an example.
 */
export function establishedFor(
  established: Readonly<Record<string, string | number>>,
  facts: readonly TableFact[],
): Answers {
  return Object.fromEntries(
    facts.flatMap((fact) => {
      const value = Object.hasOwn(established, fact.id) ? established[fact.id] : undefined;
      const answer = value === undefined ? undefined : valueToAnswer(String(value), fact);
      return answer ? [[fact.id, answer]] : [];
    }),
  );
}
