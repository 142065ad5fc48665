/** What every view of the exam's page is given. */
import type { Session } from '#training/session.ts';
import type { ExamChoice } from '#training/exam/choice.ts';
import { examQuery } from '#training/exam/choice.ts';
import type { Exam } from '#training/exam/draw.ts';
import type { Saying } from '#training/exam/said.ts';
import { addressOf, type View } from '#training/exam/view.ts';

export interface Setting {
  readonly session: Session;
  readonly saying: Saying;
  /** Where the page stands for good, absolute, without a query. */
  readonly permalink: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** What is given to whoever shows an exam that has been drawn. */
export interface ExamProps {
  readonly setting: Setting;
  readonly exam: Exam;
}

/** The address of a view of an exam: the same as a link for good, whatever edition the page shows. */
export function linkTo({ permalink }: Setting, view: View, choice: ExamChoice): string {
  return addressOf(permalink, view, examQuery(choice));
}
