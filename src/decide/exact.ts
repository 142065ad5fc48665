/**
 * The order with the fewest questions on average: dynamic programming over the residual functions, which do
 * not depend on the earlier questions (Lew, "Optimal conversion of extended-entry decision tables with
 * general cost criteria", CACM 21(4), 1978), with branch and bound (Martelli and Montanari, "Optimizing
 * decision trees through heuristically guided search", CACM 21(12), 1978).
 */
import type { Node } from './diagram.ts';
import type { Domain } from './domain.ts';
import { questions, settled, start } from './state.ts';
import { ways, type Way } from './step.ts';
import type { Compiled } from './compiled.ts';

export interface Best {
  /** The question to ask in a state; undefined if none is needed. */
  readonly ask: (state: Node) => Domain | undefined;
  /** Different states that were looked into. */
  readonly states: number;
}

/** Costs closer than this are equal; they are sums of a few products of ratios. */
export const EPSILON = 1e-9;

interface Option {
  readonly domain: Domain;
  readonly ways: readonly Way[];
  /** No order that begins with this question does better. */
  readonly bound: number;
}

/**
 * The best order, or undefined if it takes more visits to a state than the cap. Ties go to the question
 * declared first.
 */
export function exact(compiled: Compiled, stateCap: number): Best | undefined {
  const solved = new Map<Node, { cost: number; domain: Domain | undefined }>();
  /** Lower bounds on the cost of states not yet solved, learnt when a search was cut off. */
  const atLeast = new Map<Node, number>();

  let visits = 0;
  const bound = (state: Node): number =>
    solved.get(state)?.cost ?? atLeast.get(state) ?? (settled(compiled, state) ? 0 : 1);

  /** The cost of a state if it is at most `limit`; otherwise some lower bound above `limit`. */
  const solve = (state: Node, limit: number): number => {
    const known = bound(state);
    if (solved.has(state) || known > limit || settled(compiled, state)) return known;
    if (++visits > stateCap) throw new TooMany();
    let best: { cost: number; domain: Domain } | undefined;
    let lowest = Infinity;
    for (const option of options(compiled, state, bound)) {
      const target = best ? Math.min(best.cost, limit) : limit;
      const cost = tryOption(option, target);
      lowest = Math.min(lowest, cost);
      if (cost > target + EPSILON) continue;
      if (!best || cost < best.cost - EPSILON || option.domain.index < best.domain.index)
        best = { cost, domain: option.domain };
    }
    if (best) {
      solved.set(state, best);
      atLeast.delete(state);
      return best.cost;
    }
    atLeast.set(state, lowest);
    return lowest;
  };

  /**
   * The cost of beginning with a question if it is at most `target`; otherwise some lower bound above
   * `target`.
   */
  const tryOption = (option: Option, target: number): number => {
    // Computed once: a bound may rise while another answer is evaluated, and must be subtracted as it was
    // added.
    const parts = option.ways.map((way) => ({ way, part: way.probability * bound(way.to) }));
    let cost = parts.reduce((sum, { part }) => sum + part, 1);
    for (const { way, part } of parts) {
      if (cost > target + EPSILON) return cost;
      const room = (target + EPSILON - cost + part) / way.probability;
      const found = solve(way.to, room);
      cost += way.probability * found - part;
      if (found > room) return Math.max(cost, target + 2 * EPSILON);
    }
    return cost;
  };

  try {
    solve(start(compiled), Infinity);
  } catch (error) {
    if (error instanceof TooMany) return undefined;
    throw error;
  }
  return { ask: (state) => solved.get(state)?.domain, states: solved.size + atLeast.size };
}

/** The questions that may be asked, the most promising first. */
function options(compiled: Compiled, state: Node, bound: (state: Node) => number): readonly Option[] {
  return questions(compiled, state)
    .map((domain) => {
      const steps = ways(compiled, state, domain);
      return { domain, ways: steps, bound: steps.reduce((sum, way) => sum + way.probability * bound(way.to), 1) };
    })
    .sort((a, b) => a.bound - b.bound || a.domain.index - b.domain.index);
}

class TooMany extends Error {}
