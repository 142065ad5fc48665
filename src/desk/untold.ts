/** The ways through a decision tree that no worked example goes. */
import type { Tree } from '#decide/tree.ts';
import type { SituationDoc } from '#library/types.ts';
import type { Allowed, Box } from '#model/box.ts';

export interface Way {
  /** The answers on the way; an answer to a question is there as soon as it is asked. */
  readonly when: Box;
  /** The ruling at its end, by id. */
  readonly ruling: string;
}

/** A tree may have more ways than anybody reads, because its questions are shared. */
const MOST = 200;

/** The ways without an example, in the order of the tree, up to {@link MOST}. */
export function untoldWays({ tree, rulings }: Pick<SituationDoc, 'tree' | 'rulings'>): readonly Way[] {
  const told = rulings.flatMap(({ examples }) => examples.map(({ given }) => given));
  return waysOf(tree).filter(({ when }) => !told.some((given) => goes(given, when)));
}

/** All ways from the root to an end, up to {@link MOST}. */
function waysOf({ nodes, root }: Tree): readonly Way[] {
  const ways: Way[] = [];
  const open: { readonly at: number; readonly when: Box }[] = [{ at: root, when: {} }];
  for (let next = open.pop(); next && ways.length < MOST; next = open.pop()) {
    const { at, when } = next;
    const node = nodes[at];
    if (node === undefined) continue;
    if ('ruling' in node) ways.push({ when, ruling: node.ruling });
    else
      for (const { in: answers, to } of node.branches.toReversed())
        open.push({ at: to, when: { ...when, [node.fact]: answers } });
  }
  return ways;
}

function goes(given: Readonly<Record<string, string | number>>, when: Box): boolean {
  return Object.entries(when).every(([fact, allowed]) => {
    const answer = given[fact];
    return answer !== undefined && isIn(allowed, answer);
  });
}

function isIn(allowed: Allowed, answer: string | number): boolean {
  return allowed.some((each) =>
    typeof each === 'string' ? each === answer : typeof answer === 'number' && each[0] <= answer && answer <= each[1],
  );
}
