/**
 * The state of a session of questions, as a node: the function from the unanswered facts to the rulings.
 * Answering restricts it; irrelevant facts are dropped, so that equal prospects are the same node.
 */
import { NEVER, type Node } from './diagram.ts';
import { all, type Domain } from './domain.ts';
import type { Compiled } from './compiled.ts';

/** The state before the first question. */
export function start(compiled: Compiled): Node {
  return simplify(compiled, compiled.outcome);
}

/** The state after an answer that allows these values. NEVER if none of them is possible. */
export function answered(compiled: Compiled, state: Node, domain: Domain, positions: readonly number[]): Node {
  const { diagram } = compiled;
  let left = NEVER;
  for (const at of positions) left = diagram.join(left, diagram.restrict(state, domain.level, at));
  return simplify(compiled, left);
}

/**
 * Drops the facts that make no difference: all their values lead to the same function, and n/a to a function
 * for other cases. Guarded facts are dropped before their guards, so that a guard with nothing left to guard
 * goes too. Once the outcome no longer varies, all facts go. Exact: possible cases, decisions and applicable
 * questions do not change for the remaining facts.
 */
export function simplify(compiled: Compiled, state: Node): Node {
  const known = compiled.simplified.get(state);
  if (known !== undefined) return known;
  const { diagram, levels } = compiled;
  let left = diagram.only(state) ?? state;
  for (let level = levels.length - 1; level >= 0; level--) {
    const domain = levels[level];
    if (!domain || !diagram.dependsOn(left, level) || diagram.mayVary(left, level)) continue;
    const value = sameForAll(compiled, left, domain);
    if (value !== undefined) left = diagram.join(value, whenNotApplicable(compiled, left, domain));
  }
  compiled.simplified.set(state, left);
  compiled.simplified.set(left, left);
  return left;
}

/** The positions of the values that a fact can still have. */
export function open(compiled: Compiled, state: Node, domain: Domain): readonly number[] {
  return all(domain).filter((at) => compiled.diagram.restrict(state, domain.level, at) !== NEVER);
}

/** The state if a fact turns out not to apply; NEVER if it is known to apply. */
export function whenNotApplicable(compiled: Compiled, state: Node, domain: Domain): Node {
  return domain.guarded ? compiled.diagram.restrict(state, domain.level, domain.size) : NEVER;
}

/** Whether nothing makes a difference any more. @param state as `simplify` leaves it. */
export function settled({ diagram }: Compiled, state: Node): boolean {
  return diagram.isLeaf(state);
}

/** The outcomes that are still possible, as positions in `compiled.outcomes`. */
export function outcomesIn(compiled: Compiled, state: Node): readonly number[] {
  return compiled.diagram.setOf(compiled.diagram.reach(state)) ?? [];
}

/**
 * The questions that may be asked now, in declared order: they make a difference, are known to make sense,
 * and, if a player chooses, nothing can be found out first on which the consequences of the choice depend.
 * @param state as `simplify` leaves it.
 */
export function questions(compiled: Compiled, state: Node): readonly Domain[] {
  const sensible = compiled.domains.filter((domain) => makesSense(compiled, state, domain));
  const findings = sensible.filter((domain) => domain.fact.by === undefined);
  if (findings.length === 0) return sensible;
  return sensible.filter((domain) => domain.fact.by === undefined || !dependsOnAny(compiled, state, domain, findings));
}

function makesSense(compiled: Compiled, state: Node, domain: Domain): boolean {
  return compiled.diagram.dependsOn(state, domain.level) && whenNotApplicable(compiled, state, domain) === NEVER;
}

function dependsOnAny(compiled: Compiled, state: Node, choice: Domain, findings: readonly Domain[]): boolean {
  return all(choice).some((at) => {
    const consequence = answered(compiled, state, choice, [at]);
    return findings.some(({ level }) => compiled.diagram.dependsOn(consequence, level));
  });
}

/** The function that every possible value of a fact leads to; undefined if there is more than one. */
function sameForAll(compiled: Compiled, state: Node, domain: Domain): Node | undefined {
  let same = NEVER;
  for (let at = 0; at < domain.size; at++) {
    const left = compiled.diagram.restrict(state, domain.level, at);
    if (left === NEVER || left === same) continue;
    if (same !== NEVER) return undefined;
    same = left;
  }
  return same;
}
