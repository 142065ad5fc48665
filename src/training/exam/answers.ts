/**
 * The answers to an exam, and their form in an address. There each part is the letter of its option and the
 * amounts that were typed: `answers=b.a_12,5..c&seconds=312`. An empty part has no answer.
 */
import { NOTHING_TYPED, numberOf, type Typed } from '#training/typed.ts';
import type { Exam } from './draw.ts';
import { amountsAt, letterOf, type ExamPart, type ExamQuestion } from './question.ts';

/** The answer to one part. */
export interface Answer {
  /** Index of the option; absent when none was chosen. */
  readonly option?: number;
  /** In the order of the option's amounts; undefined for one that is not a number. */
  readonly amounts: readonly (number | undefined)[];
}

/** By question, and its parts in order. */
export type Answers = readonly (readonly Answer[])[];

/** An exam that was handed in. */
export interface Sitting {
  readonly answers: Answers;
  /** The time taken. */
  readonly seconds: number;
}

/** By the name of a part, see {@link partKey}. */
export type AllTyped = Readonly<Record<string, Typed>>;

/**
 * The key of a part of a question among what was typed: `3.1`.
 * @param part from 0; in the key from 1.
 */
export function partKey(question: Pick<ExamQuestion, 'n'>, part: number): string {
  return `${question.n}.${part + 1}`;
}

/**
 * The answers by questions and parts, in the exam's order. Unknown options count as no answer, and invalid
 * amounts are undefined.
 */
export function answersFrom({ questions }: Exam, typed: AllTyped): Answers {
  return questions.map((question) =>
    question.parts.map((part, at) => answerFrom(part, typed[partKey(question, at)] ?? NOTHING_TYPED)),
  );
}

function answerFrom(part: ExamPart, { option, amounts }: Typed): Answer {
  if (option === undefined || part.options[option] === undefined) return { amounts: [] };
  return { option, amounts: amountsAt(part, option).map((_, at) => numberOf(amounts[at] ?? '')) };
}

/** Whether every part has an answer, with all its amounts. */
function isAnswered(answers: readonly Answer[]): boolean {
  return answers.every(
    ({ option, amounts }) => option !== undefined && amounts.every((amount) => amount !== undefined),
  );
}

/** Questions that are not answered completely. */
export function unanswered({ questions }: Exam, answers: Answers): readonly ExamQuestion[] {
  return questions.filter((_, at) => !isAnswered(answers[at] ?? []));
}

/** The parameters that submit an exam; {@link sittingIn} parses them. */
export function sittingQuery({ answers, seconds }: Sitting): string {
  return `answers=${answers.flat().map(answerSigns).join('.')}&seconds=${seconds}`;
}

function answerSigns({ option, amounts }: Answer): string {
  const numbers = amounts.map((amount) => String(amount ?? '').replace('.', ','));
  return option === undefined ? '' : [letterOf(option).toLowerCase(), ...numbers].join('_');
}

/**
 * The submitted answers in a query; undefined when they do not fit: the link was truncated, or the exam has
 * other questions now.
 */
export function sittingIn(exam: Exam, query: string): Sitting | undefined {
  const pairs = new URLSearchParams(query);
  const given = (pairs.get('answers') ?? '').split('.').map(typedIn);
  const parts = exam.questions.flatMap((question) =>
    question.parts.map(({ options }, at) => ({ question, options, at })),
  );
  const fits = parts.every(({ options }, at) => (given[at]?.option ?? 0) in options);
  if (given.length !== parts.length || !fits) return undefined;
  const typed = parts.map(({ question, at }, n) => [partKey(question, at), given[n] ?? NOTHING_TYPED] as const);
  const seconds = /^\d{1,9}$/.exec(pairs.get('seconds') ?? '')?.[0] ?? 0;
  return { answers: answersFrom(exam, Object.fromEntries(typed)), seconds: Number(seconds) };
}

/** One part of `answers`. Anything but a letter becomes an option that no question has. */
function typedIn(signs: string): Typed {
  const [letter = '', ...amounts] = signs.split('_');
  if (letter === '') return NOTHING_TYPED;
  return { option: /^[a-z]$/.test(letter) ? letter.charCodeAt(0) - 'a'.charCodeAt(0) : -1, amounts };
}
