/** Builds the decision graph that a way of choosing questions leads to. */
import type { Node } from './diagram.ts';
import { allowedAt, type Domain } from './domain.ts';
import { outcomesIn, start } from './state.ts';
import { ways } from './step.ts';
import type { Compiled } from './compiled.ts';
import type { Questions, Tree, TreeNode } from './tree.ts';

/** A subtree: its position in the list of nodes, and its cost. */
interface Grown {
  readonly at: number;
  readonly expected: number;
  readonly worst: number;
}

/**
 * Grows the tree from the start. Equal subtrees are one node, and a question whose answers all lead to the
 * same node is left out. Where the table has a gap or a conflict, the leaf's ruling is the empty string (one
 * leaf per conflict).
 */
export function grow(
  compiled: Compiled,
  ask: (state: Node) => Domain | undefined,
): Omit<Tree, 'questions'> & { questions: Pick<Questions, 'expected' | 'worst'> } {
  const nodes: TreeNode[] = [];
  const positions = new Map<string, number>();
  const grown = new Map<Node, Grown>();

  const place = (node: TreeNode, key = JSON.stringify(node)): number => {
    const known = positions.get(key);
    if (known !== undefined) return known;
    positions.set(key, nodes.length);
    return nodes.push(node) - 1;
  };
  const visit = (state: Node): Grown => {
    const known = grown.get(state);
    if (known) return known;
    const domain = ask(state);
    const result = domain ? question(state, domain) : { at: leaf(state), expected: 0, worst: 0 };
    grown.set(state, result);
    return result;
  };
  const leaf = (state: Node): number =>
    place({ ruling: rulingAt(compiled, state) }, `outcome ${outcomesIn(compiled, state).join()}`);
  const question = (state: Node, domain: Domain): Grown => {
    const branches = new Map<number, { positions: number[]; to: Grown; probability: number }>();
    for (const way of ways(compiled, state, domain)) {
      const to = visit(way.to);
      const same = branches.get(to.at);
      if (same) {
        same.positions.push(...way.positions);
        same.probability += way.probability;
      } else branches.set(to.at, { positions: [...way.positions], to, probability: way.probability });
    }
    const all = [...branches.values()];
    const [only] = all;
    if (only && all.length === 1) return only.to;
    return {
      at: place({
        fact: domain.fact.id,
        branches: all.map((one) => ({ in: allowedAt(domain, one.positions), to: one.to.at })),
      }),
      expected: all.reduce((sum, one) => sum + one.probability * one.to.expected, 1),
      worst: 1 + Math.max(...all.map((one) => one.to.worst)),
    };
  };

  const { at, expected, worst } = visit(start(compiled));
  return { ...parentsFirst(nodes, at), questions: { expected: rounded(expected), worst } };
}

/** Sums of products of ratios carry errors in the last digits; no figure means more than nine decimals. */
function rounded(questions: number): number {
  return Math.round(questions * 1e9) / 1e9;
}

function rulingAt(compiled: Compiled, state: Node): string {
  const outcome = compiled.outcomes[outcomesIn(compiled, state)[0] ?? -1];
  return outcome?.kind === 'ruling' || outcome?.kind === 'otherwise' ? outcome.id : '';
}

/** Renumbers the nodes so that children come after their parents, and drops unreachable ones. */
function parentsFirst(nodes: readonly TreeNode[], root: number): Omit<Tree, 'questions'> {
  const finished: number[] = [];
  const seen = new Set<number>();
  const visit = (at: number): void => {
    if (seen.has(at)) return;
    seen.add(at);
    const node = nodes[at];
    if (node && 'branches' in node) for (const branch of [...node.branches].reverse()) visit(branch.to);
    finished.push(at);
  };
  visit(root);
  const order = finished.reverse();
  const place = new Map(order.map((at, position) => [at, position]));
  const moved = order.flatMap((at): TreeNode[] => {
    const node = nodes[at];
    if (!node) return [];
    if ('ruling' in node) return [node];
    return [
      { fact: node.fact, branches: node.branches.map((branch) => ({ in: branch.in, to: place.get(branch.to) ?? 0 })) },
    ];
  });
  return { root: 0, nodes: moved };
}
