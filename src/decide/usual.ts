/** The expected number of remaining questions of a case, which the order of questions minimises. */
import { onwards, questionOf, settledByAll, taken, validAnswers, walked, type Walk } from './walk.ts';
import { ways } from './step.ts';
import type { Compiled } from './compiled.ts';
import type { Answers } from './table.ts';
import type { Tree } from './tree.ts';

/**
 * The expected number of remaining questions after these answers, including the open one, weighted by the
 * values that are still possible; 0 if none is left. Pending answers cost nothing when their question comes
 * up. Without answers it is the tree's own `expected`.
 */
export function usualQuestions(compiled: Compiled, tree: Tree, answers: Answers): number {
  const valid = validAnswers(compiled, answers);
  const known = new Map<string, number>();

  const left = (walk: Walk): number => {
    // The result depends only on the state and the position in the tree, not on the path there.
    const key = `${walk.state} ${walk.at ?? ''}`;
    const cost = known.get(key) ?? costOf(walk);
    known.set(key, cost);
    return cost;
  };
  const costOf = (walk: Walk): number => {
    const domain = questionOf(compiled, tree, walk);
    if (!domain || settledByAll(compiled, walk, valid)) return 0;
    const waiting = valid.get(domain);
    const onward = waiting && taken(compiled, tree, walk, domain, waiting);
    if (onward) return left(onward);
    return ways(compiled, walk.state, domain).reduce(
      (sum, { positions, probability }) => sum + probability * left(onwards(compiled, tree, walk, domain, positions)),
      1,
    );
  };

  return left(walked(compiled, tree, valid));
}
