/** From a table to its decision tree: which question is asked when. */
import { declared } from './declared.ts';
import { exact } from './exact.ts';
import { greedy } from './greedy.ts';
import { grow } from './grow.ts';
import { lowerBound } from './lower-bound.ts';
import type { Compiled } from './compile.ts';
import type { Tree } from './tree.ts';

export interface PlanOptions {
  /** After this many visits to a state the exact search gives up in favour of the greedy order. */
  readonly stateCap?: number;
}

/** What the exact search works out in about three seconds. */
const STATE_CAP = 100_000;

/**
 * Plans the questions of a situation in the order that its table asks for: `fewest`, exact up to the state cap and
 * greedy by entropy beyond it, or `declared`.
 * @returns the tree and its figures, in questions per case. Facts that only amounts need are not in it.
 */
export function plan(compiled: Compiled, options: PlanOptions = {}): Tree {
  const best = exact(compiled, options.stateCap ?? STATE_CAP);
  const optimum = best && grow(compiled, best.ask);
  if (compiled.table.order === 'fewest' && optimum) {
    const { expected, worst } = optimum.questions;
    return { ...optimum, questions: { expected, worst, lowerBound: expected, exact: true } };
  }
  const tree = grow(compiled, compiled.table.order === 'declared' ? declared(compiled) : greedy(compiled));
  return {
    ...tree,
    questions: { ...tree.questions, lowerBound: optimum?.questions.expected ?? lowerBound(compiled), exact: false },
  };
}
