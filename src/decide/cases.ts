/**
 * The cases that answers leave, as a node in which nothing is dropped: NEVER where a case cannot occur or is
 * excluded.
 */
import { inNode } from './box-node.ts';
import type { Compiled } from './compiled.ts';
import { ALWAYS, NEVER, type Node } from './diagram.ts';
import type { Domain } from './domain.ts';

/** The cases in which a fact applies and has one of these values. */
export function limited({ diagram }: Compiled, cases: Node, domain: Domain, positions: readonly number[]): Node {
  return diagram.meet(cases, inNode(diagram, domain, positions, ALWAYS));
}

/** True where one of these outcomes (positions in `compiled.outcomes`) follows. */
export function casesWith({ diagram, outcome }: Compiled, wanted: (position: number) => boolean): Node {
  return diagram.map(outcome, (leaf) => (diagram.setOf(leaf)?.some(wanted) ? ALWAYS : NEVER));
}

/** The cases in which a ruling follows; NEVER if the table does not have it. */
export function casesOfRuling(compiled: Compiled, ruling: string): Node {
  return casesWith(compiled, (position) => {
    const outcome = compiled.outcomes[position];
    return (outcome?.kind === 'ruling' || outcome?.kind === 'otherwise') && outcome.id === ruling;
  });
}

/** How many full assignments over elementary values a node is not NEVER for. */
export function count({ diagram }: Pick<Compiled, 'diagram'>, node: Node): bigint {
  const known = new Map<Node, bigint>();
  const free = (from: number, to: number): bigint =>
    diagram.arities.slice(from, to).reduce((product, arity) => product * BigInt(arity), 1n);
  const below = (at: Node): bigint => {
    if (at === NEVER) return 0n;
    if (diagram.isLeaf(at)) return 1n;
    const before = known.get(at);
    if (before !== undefined) return before;
    const level = diagram.levelOf(at);
    const sum = diagram
      .children(at)
      .reduce((total, child) => total + below(child) * free(level + 1, diagram.levelOf(child)), 0n);
    known.set(at, sum);
    return sum;
  };
  return below(node) * free(0, diagram.levelOf(node));
}
