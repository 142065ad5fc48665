/**
 * What somebody answered in an exam: as it is marked, and in the address that hands it in. There each part is
 * the letter of its option and the amounts that were typed: `answers=b.a_12,5..c&seconds=312`. An empty part
 * has no answer.
 */
import { NOTHING_TYPED, numberOf, type Typed } from '#training/typed.ts';
import type { Exam } from './draw.ts';
import { amountsAt, letterOf, type ExamPart, type ExamQuestion } from './question.ts';

/** The answer to one part. */
export interface Answer {
  /** Position of the option; absent where none was chosen. */
  readonly option?: number;
  /** In the order of the option's amounts; undefined for what is no number. */
  readonly amounts: readonly (number | undefined)[];
}

/** By question, and its parts in order. */
export type Answers = readonly (readonly Answer[])[];

/** An exam that was handed in. */
export interface Sitting {
  readonly answers: Answers;
  /** How long it took. */
  readonly seconds: number;
}

/** By the name of a part, see {@link partKey}. */
export type AllTyped = Readonly<Record<string, Typed>>;

/**
 * Under which a part of a question stands among what was typed: `3.1`. @param part from 0; in the key from 1.
 */
export function partKey(question: Pick<ExamQuestion, 'n'>, part: number): string {
  return `${question.n}.${part + 1}`;
}

/**
 * What was typed, by questions and parts in the exam's order. What is no option is no answer, and an amount
 * that is no number is undefined.
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

/** What is added to an exam's query to hand it in; {@link sittingIn} reads it back. */
export function sittingQuery({ answers, seconds }: Sitting): string {
  return `answers=${answers.flat().map(answerSigns).join('.')}&seconds=${seconds}`;
}

function answerSigns({ option, amounts }: Answer): string {
  const numbers = amounts.map((amount) => String(amount ?? '').replace('.', ','));
  return option === undefined ? '' : [letterOf(option).toLowerCase(), ...numbers].join('_');
}

/**
 * What a query hands in; undefined where it does not fit: its link was cut off, or the exam has other
 * questions now.
 */
export function sittingIn(exam: Exam, query: string): Sitting | undefined {
  const pairs = new URLSearchParams(query);
  const given = (pairs.get('answers') ?? '').split('.').map(typedIn);
  const parts = exam.questions.flatMap((question) => question.parts.map((_, at) => ({ question, at })));
  const fits = parts.every(({ question: { options } }, at) => (given[at]?.option ?? 0) in options);
  if (given.length !== parts.length || !fits) return undefined;
  const typed = parts.map(({ question, at }, n) => [partKey(question, at), given[n] ?? NOTHING_TYPED] as const);
  const seconds = /^\d{1,9}$/.exec(pairs.get('seconds') ?? '')?.[0] ?? 0;
  return { answers: answersFrom(exam, Object.fromEntries(typed)), seconds: Number(seconds) };
}

/** One part of `answers`. What is no letter stands for an option that no question has. */
function typedIn(signs: string): Typed {
  const [letter = '', ...amounts] = signs.split('_');
  if (letter === '') return NOTHING_TYPED;
  return { option: /^[a-z]$/.test(letter) ? letter.charCodeAt(0) - 'a'.charCodeAt(0) : -1, amounts };
}
