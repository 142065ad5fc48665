/** One question and where its answers lead, with how often each occurs. */
import { NEVER, type Node } from './diagram.ts';
import type { Domain } from './domain.ts';
import { answered } from './state.ts';
import type { Compiled } from './compiled.ts';

export interface Way {
  /** The values that lead here. */
  readonly positions: readonly number[];
  readonly to: Node;
  /** P(answer): the weight of these values over the weights of all values still possible; > 0 to 1. */
  readonly probability: number;
}

/** The possible answers to a question, those with the same prospect grouped, in the order of values. */
export function ways(compiled: Compiled, state: Node, domain: Domain): readonly Way[] {
  const found = new Map<Node, { positions: number[]; weight: number }>();
  let total = 0;
  domain.weights.forEach((weight, at) => {
    const to = answered(compiled, state, domain, [at]);
    if (to === NEVER) return;
    total += weight;
    const known = found.get(to);
    if (known) {
      known.positions.push(at);
      known.weight += weight;
    } else found.set(to, { positions: [at], weight });
  });
  return [...found].map(([to, { positions, weight }]) => ({ positions, to, probability: weight / total }));
}
