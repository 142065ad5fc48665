/** How many questions a case still takes. */
import { onwards, questionOf, settledByAll, taken, validAnswers, walked, type Walk } from './walk.ts';
import { ways } from './step.ts';
import type { Compiled } from './compiled.ts';
import type { Answers } from './table.ts';
import type { Tree } from './tree.ts';

/** The fewest and the most questions, over all ways on that are still possible. */
export interface Left {
  readonly least: number;
  readonly most: number;
}

const NONE: Left = { least: 0, most: 0 };

/**
 * What is left after these answers, the open question included: `NONE` if that is none. Pending answers cost
 * nothing when their question comes up. Every known answer lessens the most.
 */
export function questionsLeft(compiled: Compiled, tree: Tree, answers: Answers): Left {
  const valid = validAnswers(compiled, answers);
  const known = new Map<string, Left>();

  const left = (walk: Walk): Left => {
    // The result depends only on the state and the position in the tree, not on the path there.
    const key = `${walk.state} ${walk.at ?? ''}`;
    const found = known.get(key) ?? leftAt(walk);
    known.set(key, found);
    return found;
  };
  const leftAt = (walk: Walk): Left => {
    const domain = questionOf(compiled, tree, walk);
    if (!domain || settledByAll(compiled, walk, valid)) return NONE;
    const waiting = valid.get(domain);
    const onward = waiting && taken(compiled, tree, walk, domain, waiting);
    if (onward) return left(onward);
    return withQuestion(
      ways(compiled, walk.state, domain).map(({ positions }) => left(onwards(compiled, tree, walk, domain, positions))),
    );
  };

  return left(walked(compiled, tree, valid));
}

/** What a whole tree takes: the same as `questionsLeft` without answers. */
export function questionsOf({ nodes, root }: Tree): Left {
  const left: Left[] = [];
  // Children come after their parents.
  for (let at = nodes.length - 1; at >= root; at--) {
    const node = nodes[at];
    left[at] = node && 'branches' in node ? withQuestion(node.branches.map(({ to }) => left[to] ?? NONE)) : NONE;
  }
  return left[root] ?? NONE;
}

function withQuestion(after: readonly Left[]): Left {
  return {
    least: 1 + Math.min(...after.map(({ least }) => least)),
    most: 1 + Math.max(...after.map(({ most }) => most)),
  };
}
