/**
 * Conditions of concurrences that the answers to both situations do not decide, since no question on the way
 * to the two rulings asks a fact of them.
 */
import { inNode } from './box-node.ts';
import { allows } from './boxes.ts';
import { ALWAYS, NEVER, type Node } from './diagram.ts';
import { exampleIn } from './joined-cases.ts';
import { positionsIn, type Side } from './joined-facts.ts';
import { joined, type Joined } from './joined.ts';
import type { Allowed, Box } from '#model/box.ts';
import type { Both, DeclaredConcurrence } from './concurring.ts';
import type { Assignment, Table } from './table.ts';
import type { Tree } from './tree.ts';

/** A table with the questions of its page. */
export interface Asking {
  readonly table: Table;
  readonly tree: Tree;
}

/** A case in which the answers leave open whether a declaration, by its position, holds for two rulings. */
export interface Unasked {
  readonly kind: 'unasked';
  readonly declared: number;
  readonly rulings: Both<string>;
  /** The facts that one of its boxes needs and nothing asks. */
  readonly facts: readonly string[];
  /** What is answered on the way to the two rulings. */
  readonly answers: Readonly<Record<string, string | number>>;
}

/**
 * One such case for each declaration that has any and changes what two rulings come to. Exact over all joint
 * cases, as a browser joins two rulings by their answers (client/together/joined.ts): a box may hold unless
 * an answer rules it out, and surely holds only if every fact of it is answered. Facts that are asked only to
 * tell whether a fact for an amount applies count as not asked: at worst there is a case too many.
 * @param limit maximum number of nodes in the diagram. @throws TableTooLarge if they are not enough.
 */
export function unaskedConditions(
  [one, other]: Both<Asking>,
  declared: readonly Pick<DeclaredConcurrence, 'rulings' | 'when' | 'decides'>[],
  limit = Infinity,
): readonly Unasked[] {
  const boxes = declared.flatMap(({ when, decides }) => (decides && when ? when : []));
  if (boxes.length === 0) return [];
  const space = joined({ before: one.table, after: other.table }, limit, boxes);
  const asked = askedIn(space, one, other);
  return declared.flatMap(({ rulings, when, decides }, at): readonly Unasked[] => {
    if (!decides || !when) return [];
    const { diagram, levels } = space;
    const cases = diagram.meet(ruledIn(space, 'before', rulings[0]), ruledIn(space, 'after', rulings[1]));
    const parts = when.map((box) => partsOf(space, asked, box));
    const { open, facts } = openIn(space, cases, parts);
    if (open === NEVER) return [];
    const example = exampleIn({ diagram, levels, possible: open }, open, new Map());
    const [mine, theirs] = [answered(one.tree, example), answered(other.tree, example)];
    const answers = { ...mine.answers, ...theirs.answers };
    return [{ kind: 'unasked', declared: at, rulings: [mine.ruling, theirs.ruling], facts, answers }];
  });
}

/** By fact, true where one of the pages asks it. */
function askedIn(space: Joined, one: Asking, other: Asking): ReadonlyMap<string, Node> {
  const asked = new Map<string, Node>();
  const add = (fact: string, cases: Node): void => {
    asked.set(fact, space.diagram.join(asked.get(fact) ?? NEVER, cases));
  };
  addAsked(space, 'before', one, add);
  addAsked(space, 'after', other, add);
  return asked;
}

/** What a page asks on the way to a ruling, and then for its amounts. */
function addAsked(space: Joined, side: Side, { table, tree }: Asking, add: (fact: string, cases: Node) => void): void {
  const { diagram, facts, readers } = space;
  const reached = tree.nodes.map((_, at) => (at === tree.root ? ALWAYS : NEVER));
  tree.nodes.forEach((node, at) => {
    if ('ruling' in node) return;
    const here = reached[at] ?? NEVER;
    add(node.fact, here);
    for (const { in: values, to } of node.branches)
      reached[to] = diagram.join(reached[to] ?? NEVER, diagram.meet(here, hasOn(space, side, node.fact, values)));
  });
  for (const { id, amountFacts } of table.rulings) {
    for (const name of amountFacts) {
      const fact = facts.find((each) => each.id === name);
      if (fact) add(name, diagram.meet(ruledIn(space, side, new Set([id])), readers[side].applies(fact)));
    }
  }
}

/** A fact of a box: where an answer tells that it is so, and where none rules it out. */
interface Part {
  readonly fact: string;
  readonly told: Node;
  readonly possible: Node;
}

function partsOf(space: Joined, asked: ReadonlyMap<string, Node>, box: Box): readonly Part[] {
  const { diagram } = space;
  return Object.entries(box).map(([fact, allowed]) => {
    const where = asked.get(fact) ?? NEVER;
    const has = diagram.join(hasOn(space, 'before', fact, allowed), hasOn(space, 'after', fact, allowed));
    const ruledOut = diagram.without(where, has);
    return { fact, told: diagram.meet(where, has), possible: diagram.without(ALWAYS, ruledOut) };
  });
}

/**
 * The cases in which some box may hold and none surely does, narrowed to those that leave these facts of one
 * of the boxes open.
 */
function openIn(
  { diagram }: Joined,
  cases: Node,
  boxes: readonly (readonly Part[])[],
): { readonly open: Node; readonly facts: readonly string[] } {
  const all = (parts: readonly Part[], of: 'told' | 'possible'): Node =>
    parts.reduce((sum, part) => diagram.meet(sum, part[of]), ALWAYS);
  const unsure = boxes.reduce((left, parts) => diagram.without(left, all(parts, 'told')), cases);
  for (const parts of boxes) {
    let open = diagram.meet(unsure, all(parts, 'possible'));
    if (open === NEVER) continue;
    const facts = parts.flatMap(({ fact, told }) => {
      const left = diagram.without(open, told);
      if (left === NEVER) return [];
      open = left;
      return fact;
    });
    return { open, facts };
  }
  return { open: NEVER, facts: [] };
}

/** True where a fact has one of these values, which one of the tables means. */
function hasOn({ diagram, facts }: Joined, side: Side, id: string, allowed: Allowed): Node {
  const fact = facts.find((each) => each.id === id);
  return fact?.in[side] ? inNode(diagram, fact, positionsIn(fact, side, allowed), ALWAYS) : NEVER;
}

/** True where one of these rulings follows on a side. */
function ruledIn({ diagram, ...space }: Joined, side: Side, rulings: ReadonlySet<string>): Node {
  const { verdict, verdicts } = space[side];
  const isMeant = (position: number): boolean => {
    const found = verdicts[position];
    return found !== undefined && 'id' in found && rulings.has(found.id);
  };
  return diagram.map(verdict, (leaf) => (diagram.setOf(leaf)?.some(isMeant) ? ALWAYS : NEVER));
}

/** What is answered in a case, and the ruling that it ends with. */
function answered(tree: Tree, one: Assignment): { readonly answers: Unasked['answers']; readonly ruling: string } {
  const answers: Record<string, string | number> = {};
  for (let at = tree.root; ;) {
    const node = tree.nodes[at];
    if (!node) throw new TypeError('a tree leads on to a node that it has');
    if ('ruling' in node) return { answers, ruling: node.ruling };
    const value = one[node.fact] ?? '';
    const way = node.branches.find(({ in: values }) => allows(values, value));
    if (!way) throw new TypeError('a tree has a way on for every answer that can occur');
    answers[node.fact] = value;
    at = way.to;
  }
}
