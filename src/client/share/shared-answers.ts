import { differences } from '#decide/apart.ts';
import type { Compiled } from '#decide/compiled.ts';
import type { Answers } from '#decide/table.ts';

/**
 * The answers that are compatible with both rulings: all that does not distinguish the two, numbers above
 * all, so that their amounts can be compared.
 */
export function sharedAnswers(compiled: Compiled, first: string, second: string, answers: Answers): Answers {
  const apart = new Set(differences(compiled, first, second).map(({ fact }) => fact));
  return Object.fromEntries(Object.entries(answers).filter(([fact]) => !apart.has(fact)));
}
