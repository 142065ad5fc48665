/** A situation made ready to draw cases from. */
import { compile } from '#decide/compile.ts';
import type { Compiled } from '#decide/compiled.ts';
import { replay } from '#decide/replay.ts';
import type { Answer, Answers, Assignment } from '#decide/table.ts';
import type { Given } from '#decide/progress.ts';
import type { TrainedSituation } from '#training/types.ts';

export interface Ready {
  readonly data: TrainedSituation;
  readonly compiled: Compiled;
}

export function ready(data: TrainedSituation): Ready {
  return { data, compiled: compile(data.table) };
}

/** A full assignment as answers: each exact, n/a left out. */
export function answersOf(assignment: Assignment): Answers {
  return Object.fromEntries(
    Object.entries(assignment).flatMap(([fact, value]) => (value === null ? [] : [[fact, answerOf(value)] as const])),
  );
}

function answerOf(value: string | number): Answer {
  return typeof value === 'number' ? { kind: 'range', from: value, to: value } : { kind: 'option', option: value };
}

/**
 * What must be said of a case so that its ruling, with its amounts, follows: the answers on the shortest way of questions,
 * and the numbers that its amounts need. In declared order, which is the order of events.
 */
export function toldOf({ compiled, data }: Ready, assignment: Assignment): readonly Given[] {
  const answers = answersOf(assignment);
  const { given, next } = replay(compiled, data.tree, answers);
  const ruling = next.kind === 'decided' ? next.outcome.id : undefined;
  const needed = compiled.table.rulings.find(({ id }) => id === ruling)?.amountFacts ?? [];
  const told = new Set([...given.map(({ fact }) => fact), ...needed]);
  return compiled.domains.flatMap(({ fact: { id } }) => {
    const answer = answers[id];
    return told.has(id) && answer ? [{ fact: id, answer }] : [];
  });
}
