/** Marks an exam: each question, each topic, and whether it is passed. */
import { isRight } from '#training/cases/right.ts';
import type { Answer, Sitting } from './answers.ts';
import type { Exam } from './draw.ts';
import { isHow, type ExamPart, type ExamQuestion } from './question.ts';

/** The result of an exam. */
export interface Marked {
  /** In the exam's order. */
  readonly questions: readonly MarkedQuestion[];
  /** The book's phases in the exam, in order. */
  readonly topics: readonly Topic[];
  readonly right: number;
  readonly of: number;
  /** Of the questions, rounded down, so that no unreached mark is shown. */
  readonly percent: number;
  readonly passed: boolean;
}

/** A question with its answer. */
export interface MarkedQuestion {
  readonly question: ExamQuestion;
  readonly answers: readonly Answer[];
  /** Whether each part is right; a question is right when all are. */
  readonly parts: readonly boolean[];
  readonly right: boolean;
}

/** A phase of the book with its score. */
export interface Topic {
  readonly id: string;
  readonly label: string;
  readonly right: number;
  readonly of: number;
}

/** Marks an exam. A question is right when all of its parts are; time does not count. */
export function marked({ questions, book, choice }: Exam, { answers }: Pick<Sitting, 'answers'>): Marked {
  const all = questions.map((question, at) => markedQuestion(question, answers[at] ?? []));
  const right = all.filter((each) => each.right).length;
  const topics = book.phases.flatMap(({ id, label }): readonly Topic[] => {
    const mine = all.filter(({ question }) => question.head.phase === id);
    return mine.length === 0 ? [] : [{ id, label, right: mine.filter((each) => each.right).length, of: mine.length }];
  });
  const of = all.length;
  return {
    questions: all,
    topics,
    right,
    of,
    percent: of === 0 ? 0 : Math.floor((right * 100) / of),
    passed: right * 100 >= choice.pass * of,
  };
}

function markedQuestion(question: ExamQuestion, answers: readonly Answer[]): MarkedQuestion {
  const parts = question.parts.map((part, at) => isPartRight(part, answers[at] ?? { amounts: [] }));
  return { question, answers, parts, right: parts.every(Boolean) };
}

function isPartRight(part: ExamPart, { option, amounts }: Answer): boolean {
  const chosen = option === undefined ? undefined : part.options[option];
  if (!chosen) return false;
  if (isHow(part) || chosen.clause) return option === part.right;
  return isRight(part.situation, part.drill, { ruling: chosen.id, amounts });
}
