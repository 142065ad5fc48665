/** What somebody answered in an exam, as it is marked and as it travels. */
import { numberOf } from '#training/typed-number.ts';
import type { Exam } from './draw.ts';
import { amountsAt, type ExamPart, type ExamQuestion } from './question.ts';

/** What was chosen and typed for one part of a question, as the screen holds it. */
export interface Typed {
  /** Position of the option. */
  readonly option?: number;
  /** As typed, in the order of the option's amounts. */
  readonly amounts: readonly string[];
}

export const NOTHING_TYPED: Typed = { amounts: [] };

/** The answer to one part. */
export interface Answer {
  /** Position of the option; absent where none was chosen. */
  readonly option?: number;
  /** In the order of the option's amounts; undefined for what is no number. */
  readonly amounts: readonly (number | undefined)[];
}

/** By question, and its parts in order. */
export type Answers = readonly (readonly Answer[])[];

/** By the name of a part, see {@link partKey}. */
export type AllTyped = Readonly<Record<string, Typed>>;

/** Under which a part of a question stands among what was typed: `3.1`. @param part from 0; in the key from 1. */
export function partKey(question: Pick<ExamQuestion, 'n'>, part: number): string {
  return `${question.n}.${part + 1}`;
}

/**
 * What was typed, by questions and parts in the exam's order. What is no option is no answer, and an amount that is no
 * number is undefined.
 */
export function answersFrom({ questions }: Exam, typed: AllTyped): Answers {
  return questions.map((question) =>
    question.parts.map((part, at) => answerFrom(question, part, typed[partKey(question, at)] ?? NOTHING_TYPED)),
  );
}

function answerFrom(question: ExamQuestion, part: ExamPart, { option, amounts }: Typed): Answer {
  if (option === undefined || question.options[option] === undefined) return { amounts: [] };
  return { option, amounts: amountsAt(question, part, option).map((_, at) => numberOf(amounts[at] ?? '')) };
}

/** Whether every part has an answer, with all its amounts. */
function isAnswered(answers: readonly Answer[]): boolean {
  return answers.every(
    ({ option, amounts }) => option !== undefined && amounts.every((amount) => amount !== undefined),
  );
}

/** Questions that still want something. */
export function unanswered({ questions }: Exam, answers: Answers): readonly ExamQuestion[] {
  return questions.filter((_, at) => !isAnswered(answers[at] ?? []));
}
