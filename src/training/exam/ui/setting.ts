/** What every view of the exam's page is given. */
import type { ExamChoice } from '#training/exam/choice.ts';
import { examQuery } from '#training/exam/choice.ts';
import type { Exam } from '#training/exam/draw.ts';
import type { Saying } from '#training/exam/texts.ts';
import { addressOf, type View } from '#training/exam/view.ts';

export interface Setting {
  readonly saying: Saying;
  /** Where the page stands for good, absolute, without a query. */
  readonly permalink: string;
  /** The exam's query as its link has it. */
  readonly query: string;
  /** Shows what another query asks for, in place of this view. */
  readonly go: (query: string) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** What is given to whoever shows an exam that has been drawn. */
export interface ExamProps {
  readonly setting: Setting;
  readonly exam: Exam;
}

/** The address of a view of an exam: the same as a link for good, whatever edition the page shows. */
export function linkTo({ permalink }: Setting, view: Exclude<View, 'result'>, choice: ExamChoice): string {
  return addressOf(permalink, view, examQuery(choice));
}
