/** The decision graph: questions with shared nodes. Outline, widget, diagram and JSON are views of it. */
import type { Allowed } from '#model/box.ts';

export type TreeNode =
  | { readonly fact: string; readonly branches: readonly TreeBranch[] }
  /** A ruling's id, or the id of the situation's `otherwise`. */
  | { readonly ruling: string };

/** A way on from a question. */
export interface TreeBranch {
  /** Options, or intervals, that lead to the same node: no ruling distinguishes them here. */
  readonly in: Allowed;
  /** Index into `nodes`. */
  readonly to: number;
}

/** How many questions a tree asks, in number. */
export interface Questions {
  /** Expected number of questions under the weights. */
  readonly expected: number;
  /** Maximum number of questions. */
  readonly worst: number;
  /** No order can do better than this on average; equal to `expected` when `exact`. */
  readonly lowerBound: number;
  /**
   * Whether the order is proven to be the best one; false after the fallback to greedy, or for a declared
   * order.
   */
  readonly exact: boolean;
}

/** A decision tree, as pages and the published data have it. */
export interface Tree {
  readonly root: number;
  /** Every node is reachable from the root; children come after their parents. */
  readonly nodes: readonly TreeNode[];
  readonly questions: Questions;
}
