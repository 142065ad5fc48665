/** From one case to the widest box of cases around it, and from a set of cases to boxes that cover it. */
import { inNode } from './box-node.ts';
import type { Compiled } from './compiled.ts';
import { count } from './cases.ts';
import { ALWAYS, NEVER, type Diagram, type Node } from './diagram.ts';
import { all, allowedAt, type Spread } from './domain.ts';
import type { Box } from '#model/box.ts';

/** A box as positions: the facts it names, each with the values it allows. */
export type Sets<Fact extends Spread> = ReadonlyMap<Fact, readonly number[]>;

/** The cases of one table, or of two that are compared. */
export interface Space<Fact extends Spread> {
  readonly diagram: Diagram;
  /** In the diagram's order. */
  readonly levels: readonly Fact[];
  /** True where a case can occur. */
  readonly possible: Node;
}

/**
 * The widest box around the first of some cases that contains no case outside. Undefined if there are none.
 */
export function witness(compiled: Compiled, among: Node, outside: Node): Box | undefined {
  return among === NEVER ? undefined : boxOf(compiled, widened(compiled, firstCase(compiled, among), outside, false));
}

/**
 * Boxes that together hold exactly the target's cases.
 * @param disjoint whether no case may be in two of them; otherwise each is as wide as it goes on its own.
 */
export function cover(compiled: Compiled, target: Node, disjoint: boolean, limit = Infinity): readonly Box[] {
  return coverSets(compiled, target, disjoint, limit).map((sets) => boxOf(compiled, sets));
}

/** As {@link cover}, for other representations of boxes. */
export function coverSets<Fact extends Spread>(
  space: Space<Fact>,
  target: Node,
  disjoint: boolean,
  limit = Infinity,
): readonly Sets<Fact>[] {
  const { diagram, possible } = space;
  const found: Sets<Fact>[] = [];
  let left = target;
  while (left !== NEVER && found.length < limit) {
    const outside = diagram.without(possible, disjoint ? left : target);
    const sets = widest(space, firstCase(space, left), outside);
    found.push(sets);
    left = diagram.without(left, nodeOf(space, sets));
  }
  return found;
}

/** The node that is true in a box. */
export function nodeOf<Fact extends Spread>({ diagram }: Space<Fact>, sets: Sets<Fact>): Node {
  return [...sets]
    .sort(([a], [b]) => b.level - a.level)
    .reduce((below, [domain, positions]) => inNode(diagram, domain, positions, below), ALWAYS);
}

/** Widens in two orders and takes the box that holds more cases. */
function widest<Fact extends Spread>(space: Space<Fact>, from: Sets<Fact>, outside: Node): Sets<Fact> {
  const [one, other] = [false, true].map((firstDeclaredFirst) => {
    const sets = widened(space, from, outside, firstDeclaredFirst);
    return { sets, cases: count(space, space.diagram.meet(space.possible, nodeOf(space, sets))) };
  });
  if (!one || !other) return from;
  return other.cases > one.cases ? other.sets : one.sets;
}

/**
 * Leaves out every fact that can be left out, then allows every value that can be allowed. As a box only ever
 * touches more the wider it is, one pass over each reaches the end.
 */
function widened<Fact extends Spread>(
  space: Space<Fact>,
  from: Sets<Fact>,
  outside: Node,
  firstDeclaredFirst: boolean,
): Sets<Fact> {
  const sets = new Map(from);
  const order = [...from.keys()].sort((a, b) => (firstDeclaredFirst ? a.index - b.index : b.level - a.level));
  for (const domain of order) {
    const positions = sets.get(domain) ?? [];
    sets.delete(domain);
    if (touches(space, outside, sets)) sets.set(domain, positions);
  }
  for (const domain of order) {
    for (const at of all(domain)) {
      const positions = sets.get(domain);
      if (!positions || positions.includes(at)) continue;
      sets.set(domain, [...positions, at]);
      if (touches(space, outside, sets)) sets.set(domain, positions);
    }
  }
  return sets;
}

/**
 * A case for which a node is not NEVER, without facts that do not apply and those that make no difference.
 */
function firstCase<Fact extends Spread>({ diagram, levels }: Space<Fact>, node: Node): Sets<Fact> {
  const sets = new Map<Fact, readonly number[]>();
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
function touches<Fact extends Spread>({ diagram, levels }: Space<Fact>, node: Node, sets: Sets<Fact>): boolean {
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

function boxOf(compiled: Compiled, sets: Sets<Compiled['domains'][number]>): Box {
  const box: Record<string, Box[string]> = {};
  for (const domain of compiled.domains) {
    const positions = sets.get(domain);
    if (positions) box[domain.fact.id] = allowedAt(domain, positions);
  }
  return box;
}
