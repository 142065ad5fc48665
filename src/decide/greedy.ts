/**
 * Chooses the question with the most information about the ruling: the greedy order, for tables too large for
 * the exact one.
 */
import type { Node } from './diagram.ts';
import type { Domain } from './domain.ts';
import { EPSILON } from './exact.ts';
import { questions } from './state.ts';
import { ways } from './step.ts';
import type { Compiled } from './compiled.ts';

/**
 * Chooses by expected entropy of the outcome, in bits (Quinlan, "Induction of decision trees", 1986).
 * Ties go to the question declared first.
 */
export function greedy(compiled: Compiled): (state: Node) => Domain | undefined {
  const entropy = entropies(compiled);
  const chosen = new Map<Node, Domain | undefined>();
  return (state) => {
    if (chosen.has(state)) return chosen.get(state);
    let best: { domain: Domain; left: number } | undefined;
    for (const domain of questions(compiled, state)) {
      const left = ways(compiled, state, domain).reduce((sum, way) => sum + way.probability * entropy(way.to), 0);
      if (!best || left < best.left - EPSILON) best = { domain, left };
    }
    chosen.set(state, best?.domain);
    return best?.domain;
  };
}

/**
 * Entropy of the outcome per state, each value of a fact weighed as if the facts were drawn in the diagram's
 * order.
 */
function entropies(compiled: Compiled): (state: Node) => number {
  const { diagram, levels, outcomes } = compiled;
  const known = new Map<Node, Float64Array>();
  const distribution = (node: Node): Float64Array => {
    const before = known.get(node);
    if (before) return before;
    const sum = new Float64Array(outcomes.length);
    const leaf = diagram.setOf(node);
    if (leaf) for (const outcome of leaf) sum[outcome] = 1 / leaf.length;
    else addChildren(node, sum);
    known.set(node, sum);
    return sum;
  };
  const addChildren = (node: Node, sum: Float64Array): void => {
    const weights = levels[diagram.levelOf(node)]?.weights ?? [];
    const children = diagram
      .children(node)
      .map((child, at) => ({ child, weight: child === 0 ? 0 : (weights[at] ?? 1) }));
    const total = children.reduce((all, { weight }) => all + weight, 0);
    for (const { child, weight } of children) {
      if (weight > 0) distribution(child).forEach((share, at) => (sum[at] = (sum[at] ?? 0) + (share * weight) / total));
    }
  };
  return (state) =>
    distribution(state).reduce((bits, share) => (share > 0 ? bits - share * Math.log2(share) : bits), 0);
}
