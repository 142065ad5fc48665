/** Which rulings apply, and which of them are left once overrides have done their work. */
import { ALWAYS, NEVER, type Diagram, type Node } from './diagram.ts';
import type { Compiled } from './compiled.ts';
import type { Table } from './table.ts';
import type { Box } from '#model/box.ts';

/**
 * Per case the rulings that apply: see `Compiled.applicable`.
 * @param holds the node that is true where a condition (any of its boxes) holds.
 */
export function applicableRulings(
  diagram: Diagram,
  holds: (boxes: readonly Box[]) => Node,
  possible: Node,
  table: Table,
): Node {
  return table.rulings.reduce((sum, ruling, position) => {
    const marked = new Map<Node, Node>();
    const mark = (leaf: Node): Node => {
      const known = marked.get(leaf) ?? diagram.leaf([...(diagram.setOf(leaf) ?? []), position + 1]);
      marked.set(leaf, known);
      return known;
    };
    return diagram.combine(sum, holds(ruling.when), (one, when) => {
      if (one === NEVER || when === NEVER) return one;
      return when === ALWAYS && diagram.isLeaf(one) ? mark(one) : -1;
    });
  }, possible);
}

/** Per case what follows: see `Compiled.outcome`. */
export function outcomesOf(
  diagram: Diagram,
  applicable: Node,
  beats: Compiled['beats'],
  table: Table,
): Pick<Compiled, 'outcome' | 'outcomes'> {
  const outcomes: Compiled['outcomes'][number][] = table.rulings.map(({ id }) => ({ kind: 'ruling', id }));
  const rest =
    outcomes.push(table.otherwise === undefined ? { kind: 'gap' } : { kind: 'otherwise', id: table.otherwise }) - 1;
  const conflicts = new Map<string, number>();
  const outcome = diagram.map(applicable, (leaf) => {
    if (leaf === NEVER) return NEVER;
    const left = winners(beats, applying(diagram, leaf));
    const [only] = left;
    if (only === undefined) return diagram.leaf([rest]);
    if (left.length === 1) return diagram.leaf([only]);
    const known = conflicts.get(left.join());
    if (known !== undefined) return diagram.leaf([known]);
    const position = outcomes.push({ kind: 'conflict', ids: left.flatMap((at) => table.rulings[at]?.id ?? []) }) - 1;
    conflicts.set(left.join(), position);
    return diagram.leaf([position]);
  });
  return { outcome, outcomes };
}

/** The positions of the rulings that apply, from a leaf of `applicable`. */
export function applying(diagram: Diagram, leaf: Node): readonly number[] {
  return (diagram.setOf(leaf) ?? []).flatMap((mark) => (mark > 0 ? mark - 1 : []));
}

/** The positions of the applicable rulings that remain. */
export function winners(beats: Compiled['beats'], positions: readonly number[]): readonly number[] {
  return positions.filter((one) => !positions.some((other) => beats[other]?.has(one)));
}

/** By ruling position, the rulings that it overrides. */
export function overridesOf(table: Table): Compiled['beats'] {
  const positions = new Map(table.rulings.map(({ id }, position) => [id, position]));
  return table.rulings.map(({ overrides }) => new Set(overrides.flatMap((id) => positions.get(id) ?? [])));
}
