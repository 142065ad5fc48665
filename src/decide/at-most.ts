/**
 * An upper bound for the number of remaining questions: never exceeded, whatever the answers, and as low as
 * possible.
 */
import { limited } from './cases.ts';
import { NEVER } from './diagram.ts';
import { positionsOfAnswer, type Domain } from './domain.ts';
import { remainingFacts } from './narrow.ts';
import { open, whenNotApplicable } from './state.ts';
import type { Compiled } from './compiled.ts';
import type { Answer } from './table.ts';
import type { Walk } from './walk.ts';

/**
 * Maximum number of remaining questions, including the open one: facts with a pending answer are not asked,
 * nor are facts that such an answer rules out.
 */
export function questionsAtMost(
  compiled: Compiled,
  walk: Walk,
  asked: Domain,
  valid: ReadonlyMap<Domain, Answer>,
): number {
  const remaining = remainingFacts(compiled, walk.state).filter((domain) => domain !== asked);
  const waiting = remaining.filter((domain) => valid.has(domain) && staysPossible(compiled, domain));
  const certain = waiting.filter((domain) => whenNotApplicable(compiled, walk.cases, domain) === NEVER);
  const ruledOut = (domain: Domain): boolean =>
    certain.some((other) => {
      const positions = positionsOfAnswer(other, valid.get(other) ?? { kind: 'unknown' });
      return open(compiled, limited(compiled, walk.cases, other, positions), domain).length === 0;
    });
  return 1 + remaining.filter((domain) => !waiting.includes(domain) && !ruledOut(domain)).length;
}

/** Whether no answer to another question can make a value of this fact impossible. */
function staysPossible({ table }: Compiled, { fact }: Domain): boolean {
  return table.impossible.every((box) => box[fact.id] === undefined);
}
