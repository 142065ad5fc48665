/** The questions that a trainee may ask at the table, and the replies. */
import { answersOf } from '#decide/exact-answer.ts';
import type { Answer } from '#decide/table.ts';
import type { DrillCase } from './case.ts';
import { randomOf } from './random.ts';
import type { Ready } from './situation.ts';

/** A question that may be asked; `here` is false for one of another situation. */
export interface Askable {
  readonly fact: string;
  readonly ask: string;
  readonly here: boolean;
}

/** The questions to choose from in random order: all of this situation, and some of others. */
export function askables({ data }: Ready, { seed }: DrillCase): readonly Askable[] {
  const own = data.table.facts.map(({ id }): Askable => ({ fact: id, ask: data.facts[id]?.ask ?? id, here: true }));
  const others = data.beside.map((each): Askable => ({ ...each, here: false }));
  return randomOf(`${data.id}/${seed}/questions`).shuffled([...own, ...others]);
}

/** The reply: an answer, or that the question does not arise. */
export type Reply = { readonly kind: 'answer'; readonly answer: Answer } | { readonly kind: 'not-here' };

/** The reply about a fact in this case; `not-here` also for a fact of another situation. */
export function replyTo({ assignment }: DrillCase, fact: string): Reply {
  const answer = answersOf(assignment)[fact];
  return answer ? { kind: 'answer', answer } : { kind: 'not-here' };
}
