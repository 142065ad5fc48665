/** A bound on the expected number of questions for tables whose best order is out of reach. */
import type { Node } from './diagram.ts';
import { questions, settled, start } from './state.ts';
import { ways } from './step.ts';
import type { Compiled } from './compiled.ts';

/** How many questions ahead are looked at; beyond, an open state counts as one more question. */
const DEPTH = 2;

/** No order asks fewer questions than this on average. */
export function lowerBound(compiled: Compiled): number {
  const known = Array.from({ length: DEPTH + 1 }, () => new Map<Node, number>());
  const bound = (state: Node, depth: number): number => {
    if (settled(compiled, state)) return 0;
    if (depth === 0) return 1;
    const before = known[depth]?.get(state);
    if (before !== undefined) return before;
    const all = questions(compiled, state).map((domain) =>
      ways(compiled, state, domain).reduce((sum, way) => sum + way.probability * bound(way.to, depth - 1), 1),
    );
    const least = Math.min(...all);
    known[depth]?.set(state, least);
    return least;
  };
  return bound(start(compiled), DEPTH);
}
