/** A situation compiled for drawing cases. */
import { allows } from '#decide/boxes.ts';
import { compile } from '#decide/compile.ts';
import { answersOf } from '#decide/exact-answer.ts';
import type { Compiled } from '#decide/compiled.ts';
import type { Answers, Assignment } from '#decide/table.ts';
import type { Given } from '#decide/progress.ts';
import type { TrainedSituation } from '#training/types.ts';

export interface Ready {
  readonly data: TrainedSituation;
  readonly compiled: Compiled;
}

/** Compiles its table, once for all cases. */
export function ready(data: TrainedSituation): Ready {
  return { data, compiled: compile(data.table) };
}

/** The questions that settle a case soonest, in order: its way through the tree. */
export function shortestQuestions({ data: { tree } }: Ready, assignment: Assignment): readonly string[] {
  const way: string[] = [];
  let node = tree.nodes[tree.root];
  while (node && 'fact' in node) {
    const { fact, branches } = node;
    const value = assignment[fact] ?? null;
    const branch = value === null ? undefined : branches.find((each) => allows(each.in, value));
    if (!branch) break;
    way.push(fact);
    node = tree.nodes[branch.to];
  }
  return way;
}

/**
 * The facts that must be told so that the ruling and its amounts follow: the answers on the shortest way, and
 * the numbers for the amounts. In declared order, which is the order of events.
 * @param ruling the one that the case leads to.
 */
export function factsToTell(situation: Ready, assignment: Assignment, ruling: string): readonly Given[] {
  const { compiled } = situation;
  const answers = answersOf(assignment);
  const needed = compiled.table.rulings.find(({ id }) => id === ruling)?.amountFacts ?? [];
  const told = new Set([...shortestQuestions(situation, assignment), ...needed]);
  return givenOf(compiled, answers, told);
}

/** The answers to these facts, in declared order. */
export function givenOf({ domains }: Compiled, answers: Answers, facts: ReadonlySet<string>): readonly Given[] {
  return domains.flatMap(({ fact: { id } }) => {
    const answer = answers[id];
    return facts.has(id) && answer ? [{ fact: id, answer }] : [];
  });
}
