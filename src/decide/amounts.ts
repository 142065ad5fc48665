/** Which facts the amounts of a ruling ask for once it is decided. */
import { NEVER, type Node } from './diagram.ts';
import { limited } from './cases.ts';
import { positionsOfAnswer, type Domain } from './domain.ts';
import { guardsOf } from './guards.ts';
import { open, whenNotApplicable } from './state.ts';
import type { Compiled } from './compiled.ts';
import type { Answer } from './table.ts';

/**
 * The facts that a ruling's amounts need and that apply, in the order to ask them, answered or not. Facts
 * that decide whether one applies take its place until they are answered.
 * @param cases the cases that the deciding answers leave.
 */
export function amountFacts(
  compiled: Compiled,
  cases: Node,
  ruling: string,
  answers: ReadonlyMap<Domain, Answer>,
): readonly string[] {
  const needed = compiled.table.rulings.find(({ id }) => id === ruling)?.amountFacts ?? [];
  const wanted = new Set<string>();
  let left = cases;
  const want = (fact: string): void => {
    const domain = compiled.byFact.get(fact);
    if (!domain || wanted.has(fact) || open(compiled, left, domain).length === 0) return;
    if (whenNotApplicable(compiled, left, domain) !== NEVER) {
      for (const guard of guardsOf(compiled, domain)) want(guard.fact.id);
      if (open(compiled, left, domain).length === 0 || whenNotApplicable(compiled, left, domain) !== NEVER) return;
    }
    wanted.add(fact);
    const answer = answers.get(domain);
    const after = answer && limited(compiled, left, domain, positionsOfAnswer(domain, answer));
    if (after !== undefined && after !== NEVER) left = after;
  };
  for (const domain of compiled.domains) if (needed.includes(domain.fact.id)) want(domain.fact.id);
  return [...wanted];
}
