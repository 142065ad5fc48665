/** From one case to the widest box of cases around it, and from a set of cases to boxes that cover it. */
import { boxNode } from './box-node.ts';
import type { Compiled } from './compiled.ts';
import { count } from './cases.ts';
import { NEVER, type Node } from './diagram.ts';
import { all, allowedAt, type Domain } from './domain.ts';
import type { Box } from '#model/box.ts';

/** A box as positions: the facts it names, each with the values it allows. */
type Sets = ReadonlyMap<Domain, readonly number[]>;

/** The widest box around the first of some cases that does not touch the cases outside. Undefined if there are none. */
export function witness(compiled: Compiled, among: Node, outside: Node): Box | undefined {
  return among === NEVER ? undefined : boxOf(compiled, widened(compiled, firstCase(compiled, among), outside, false));
}

/**
 * Boxes that together hold exactly the target's cases.
 * @param disjoint whether no case may be in two of them; otherwise each is as wide as it goes on its own.
 */
export function cover(compiled: Compiled, target: Node, disjoint: boolean, limit = Infinity): readonly Box[] {
  const { diagram, possible } = compiled;
  const boxes: Box[] = [];
  let left = target;
  while (left !== NEVER && boxes.length < limit) {
    const outside = diagram.without(possible, disjoint ? left : target);
    const box = widest(compiled, firstCase(compiled, left), outside);
    boxes.push(box);
    left = diagram.without(left, boxNode(diagram, compiled.byFact, box));
  }
  return boxes;
}

/** Widens in two orders and takes the box that holds more cases. */
function widest(compiled: Compiled, from: Sets, outside: Node): Box {
  const [one, other] = [false, true].map((firstDeclaredFirst) => {
    const box = boxOf(compiled, widened(compiled, from, outside, firstDeclaredFirst));
    return {
      box,
      cases: count(compiled, compiled.diagram.meet(compiled.possible, boxNode(compiled.diagram, compiled.byFact, box))),
    };
  });
  if (!one || !other) return {};
  return other.cases > one.cases ? other.box : one.box;
}

/**
 * Leaves out every fact that can be left out, then allows every value that can be allowed. As a box only ever touches
 * more the wider it is, one pass over each reaches the end.
 */
function widened(compiled: Compiled, from: Sets, outside: Node, firstDeclaredFirst: boolean): Sets {
  const sets = new Map(from);
  const order = [...from.keys()].sort((a, b) => (firstDeclaredFirst ? a.index - b.index : b.level - a.level));
  for (const domain of order) {
    const positions = sets.get(domain) ?? [];
    sets.delete(domain);
    if (touches(compiled, outside, sets)) sets.set(domain, positions);
  }
  for (const domain of order) {
    for (const at of all(domain)) {
      const positions = sets.get(domain);
      if (!positions || positions.includes(at)) continue;
      sets.set(domain, [...positions, at]);
      if (touches(compiled, outside, sets)) sets.set(domain, positions);
    }
  }
  return sets;
}

/** A case for which a node is not NEVER, without the facts that do not apply in it and those that make no difference. */
function firstCase({ diagram, levels }: Compiled, node: Node): Sets {
  const sets = new Map<Domain, readonly number[]>();
  for (let at = node; !diagram.isLeaf(at);) {
    const level = diagram.levelOf(at);
    const domain = levels[level];
    const children = diagram.children(at);
    const value = children.findIndex((child) => child !== NEVER);
    if (domain && value < domain.size) sets.set(domain, [value]);
    at = children[value] ?? NEVER;
  }
  return sets;
}

/** Whether some case of a node lies in a box. */
function touches({ diagram, levels }: Compiled, node: Node, sets: Sets): boolean {
  const missed = new Set<Node>([NEVER]);
  const visit = (at: Node): boolean => {
    if (missed.has(at)) return false;
    if (diagram.isLeaf(at)) return true;
    const level = diagram.levelOf(at);
    const domain = levels[level];
    const allowed = domain && sets.get(domain);
    const found = allowed
      ? allowed.some((value) => visit(diagram.child(at, level, value)))
      : diagram.children(at).some((child) => visit(child));
    if (!found) missed.add(at);
    return found;
  };
  return visit(node);
}

function boxOf(compiled: Compiled, sets: Sets): Box {
  const box: Record<string, Box[string]> = {};
  for (const domain of compiled.domains) {
    const positions = sets.get(domain);
    if (positions) box[domain.fact.id] = allowedAt(domain, positions);
  }
  return box;
}
