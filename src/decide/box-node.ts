/** Conditions as functions in the diagram. */
import { ALWAYS, NEVER, type Diagram, type Node } from './diagram.ts';
import { positionsOf, type Domain, type Spread } from './domain.ts';
import type { Box } from '#model/box.ts';

/** The node that is true where a condition (any of its boxes) holds. */
export function anyOf(diagram: Diagram, domains: ReadonlyMap<string, Domain>, boxes: readonly Box[]): Node {
  return boxes.reduce((sum, box) => diagram.join(sum, boxNode(diagram, domains, box)), NEVER);
}

/** The node that is true where a box holds. */
export function boxNode(diagram: Diagram, domains: ReadonlyMap<string, Domain>, box: Box): Node {
  const named = Object.entries(box).map(([fact, allowed]) => ({ domain: domains.get(fact), allowed }));
  named.sort((a, b) => (b.domain?.level ?? 0) - (a.domain?.level ?? 0));
  return named.reduce(
    (below, { domain, allowed }) => (domain ? inNode(diagram, domain, positionsOf(domain, allowed), below) : NEVER),
    ALWAYS,
  );
}

/** The node that is `below` where a fact has one of these values, and NEVER elsewhere. */
export function inNode(diagram: Diagram, domain: Spread, positions: readonly number[], below: Node): Node {
  const children = new Array<Node>(diagram.arities[domain.level] ?? 0).fill(NEVER);
  for (const at of positions) children[at] = below;
  return diagram.node(domain.level, children);
}
