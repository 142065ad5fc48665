/** From a table to its decision tree: which question is asked when. */
import { declared } from './declared.ts';
import { exact } from './exact.ts';
import { greedy } from './greedy.ts';
import { grow } from './grow.ts';
import { lowerBound } from './lower-bound.ts';
import type { Compiled } from './compiled.ts';
import type { Tree } from './tree.ts';

export interface PlanOptions {
  /** After this many visits to a state the exact search gives up in favour of the greedy order. */
  readonly stateCap?: number;
}

/** What the exact search works out in about three seconds. */
const STATE_CAP = 100_000;
/**
 * Where the book prescribes the order, the search gives one figure and no tree: a tenth of the time has to
 * do.
 */
const DECLARED_CAP = 10_000;

/**
 * Plans the questions of a situation in the order that its table asks for: `fewest`, exact up to the state
 * cap and greedy by entropy beyond it, or `declared`. What the fewest questions would be is worked out for a
 * declared order too, for its `lowerBound`.
 * @returns the tree and its figures, in questions per case. Facts that only amounts need are not in it.
 */
export function plan(compiled: Compiled, options: PlanOptions = {}): Tree {
  const prescribed = compiled.table.order === 'declared';
  const best = exact(compiled, options.stateCap ?? (prescribed ? DECLARED_CAP : STATE_CAP));
  const optimum = best && grow(compiled, best.ask);
  if (!prescribed && optimum) {
    const { expected, worst } = optimum.questions;
    return { ...optimum, questions: { expected, worst, lowerBound: expected, exact: true } };
  }
  const tree = grow(compiled, prescribed ? declared(compiled) : greedy(compiled));
  const { expected, worst } = tree.questions;
  // In a table with conflicts the tree omits questions that only distinguish conflicts, and the bound counts
  // them.
  const least = Math.min(optimum?.questions.expected ?? lowerBound(compiled), expected);
  return { ...tree, questions: { expected, worst, lowerBound: least, exact: false } };
}
