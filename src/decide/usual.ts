/**
 * How many questions a case usually takes from where it stands: what the order of the questions is made to
 * keep low.
 */
import { onwards, questionOf, settledByAll, taken, validAnswers, walked, type Walk } from './walk.ts';
import { ways } from './step.ts';
import type { Compiled } from './compiled.ts';
import type { Answers } from './table.ts';
import type { Tree } from './tree.ts';

/**
 * The expected number of questions still to be asked after these answers, the open one included, under the
 * weights of the values that are still possible; 0 where none is left. Answers that wait for their question
 * cost nothing when it comes up. Without answers it is the tree's own `expected`.
 */
export function usualQuestions(compiled: Compiled, tree: Tree, answers: Answers): number {
  const valid = validAnswers(compiled, answers);
  const known = new Map<string, number>();

  const left = (walk: Walk): number => {
    // What is still open decides, and where in the tree: not how somebody came there.
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
