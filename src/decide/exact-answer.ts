/** Answers of a case of which everything is known. */
import type { Answer, Answers, Assignment } from './table.ts';

/** The answer with exactly one value: an option, or a number. */
export function exactAnswer(value: string | number): Answer {
  return typeof value === 'number' ? { kind: 'range', from: value, to: value } : { kind: 'option', option: value };
}

/** A full assignment as answers: each exact, n/a left out. */
export function answersOf(assignment: Assignment): Answers {
  return Object.fromEntries(
    Object.entries(assignment).flatMap(([fact, value]) =>
      value === null ? [] : [[fact, exactAnswer(value)] as const],
    ),
  );
}
