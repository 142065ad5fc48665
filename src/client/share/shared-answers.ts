import { differences } from '#decide/apart.ts';
import type { Compiled } from '#decide/compiled.ts';
import type { Answers } from '#decide/table.ts';

/**
 * What of the answers to one ruling's case holds for another ruling beside it as well: all that does not tell
 * the two apart, numbers above all, so that their amounts can be compared.
 */
export function sharedAnswers(compiled: Compiled, first: string, second: string, answers: Answers): Answers {
  const apart = new Set(differences(compiled, first, second).map(({ fact }) => fact));
  return Object.fromEntries(Object.entries(answers).filter(([fact]) => !apart.has(fact)));
}
