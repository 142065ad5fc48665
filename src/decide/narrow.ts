/**
 * Questions after "I don't know": the tree no longer fits, so they are chosen one by one. The state then
 * leads to *sets* of rulings: unknown facts have been joined over, and cannot be asked again.
 */
import { ALWAYS, NEVER, type Node } from './diagram.ts';
import { all, type Domain } from './domain.ts';
import { open, outcomesIn, questions, simplify, whenNotApplicable } from './state.ts';
import type { Compiled } from './compiled.ts';

/** A state without the facts of which it can no longer be found out whether they apply. */
export function withoutHopeless(compiled: Compiled, state: Node): Node {
  let left = simplify(compiled, state);
  for (let next = hopeless(compiled, left); next; next = hopeless(compiled, left)) {
    left = simplify(compiled, joinedOver(compiled, left, next));
  }
  return left;
}

/**
 * The question that leaves the fewest rulings on average; ties go to the one declared first. Undefined when
 * nothing that can still be asked narrows the rulings further.
 * @param state as `withoutHopeless` leaves it.
 */
export function nextQuestion(compiled: Compiled, state: Node): Domain | undefined {
  if (outcomesIn(compiled, state).length <= 1) return undefined;
  return fewestLeft(compiled, state, questions(compiled, state));
}

/** The facts that a state still depends on. */
export function remainingFacts(compiled: Compiled, state: Node): readonly Domain[] {
  return compiled.domains.filter((domain) => compiled.diagram.dependsOn(state, domain.level));
}

/** The one of these facts whose answer would settle most; undefined if none would narrow the rulings. */
export function wouldSettleMost(compiled: Compiled, state: Node, facts: readonly Domain[]): Domain | undefined {
  const now = outcomesIn(compiled, state).length;
  return fewestLeft(
    compiled,
    state,
    facts.filter((domain) => expectedLeft(compiled, state, domain) < now - 1e-9),
  );
}

function fewestLeft(compiled: Compiled, state: Node, facts: readonly Domain[]): Domain | undefined {
  let best: { domain: Domain; left: number } | undefined;
  for (const domain of facts) {
    const left = expectedLeft(compiled, state, domain);
    if (!best || left < best.left - 1e-9) best = { domain, left };
  }
  return best?.domain;
}

/** How many rulings stay possible on average once a fact is known. */
function expectedLeft(compiled: Compiled, state: Node, domain: Domain): number {
  let total = 0;
  let sum = 0;
  for (const at of open(compiled, state, domain)) {
    const weight = domain.weights[at] ?? 1;
    total += weight;
    sum += weight * outcomesIn(compiled, compiled.diagram.restrict(state, domain.level, at)).length;
  }
  return total === 0 ? Infinity : sum / total;
}

/** A fact that matters but whose `askIf` can never be known to hold, whatever else is answered. */
function hopeless(compiled: Compiled, state: Node): Domain | undefined {
  const { diagram, levels } = compiled;
  return levels.find((domain) => {
    if (!domain.guarded || !diagram.dependsOn(state, domain.level)) return false;
    const notApplicable = whenNotApplicable(compiled, state, domain);
    return (
      notApplicable !== NEVER &&
      diagram.without(valuesJoined(compiled, state, domain), present(compiled, notApplicable)) === NEVER
    );
  });
}

function joinedOver(compiled: Compiled, state: Node, domain: Domain): Node {
  return compiled.diagram.join(valuesJoined(compiled, state, domain), whenNotApplicable(compiled, state, domain));
}

function valuesJoined({ diagram }: Compiled, state: Node, domain: Domain): Node {
  return all(domain).reduce((sum, at) => diagram.join(sum, diagram.restrict(state, domain.level, at)), NEVER);
}

/** True where a function has any leaf but NEVER. */
function present({ diagram }: Compiled, node: Node): Node {
  return diagram.map(node, (leaf) => (leaf === NEVER ? NEVER : ALWAYS));
}
