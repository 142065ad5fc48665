/** The rows of a decision table in which every case has at most one row: the ways through its proven tree. */
import type { Tree } from '#decide/tree.ts';
import type { Box } from '#model/index.ts';

/** Where this holds, that ruling follows. */
export interface Row {
  readonly when: Box;
  /** A ruling's id, or that of the situation's `otherwise`. */
  readonly ruling: string;
}

/**
 * One row per way from the root to a ruling. Two ways part at a question with different answers, so that no
 * two rows hold at once: overrides and the otherwise are worked out. Rulings as authors wrote them may hold
 * together, and which of them counts is then a matter of `overrides`, for which no hit policy that all
 * engines have would do.
 */
export function rowsOf({ root, nodes }: Pick<Tree, 'root' | 'nodes'>): readonly Row[] {
  const from = (at: number, when: Box): readonly Row[] => {
    const node = nodes[at];
    if (node === undefined) return [];
    if ('ruling' in node) return [{ when, ruling: node.ruling }];
    return node.branches.flatMap((branch) => from(branch.to, { ...when, [node.fact]: branch.in }));
  };
  return from(root, {});
}
