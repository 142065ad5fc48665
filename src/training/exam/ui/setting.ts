/** The props of all views of the exam's page. */
import type { ExamChoice } from '#training/exam/choice.ts';
import { examQuery } from '#training/exam/choice.ts';
import type { Exam } from '#training/exam/draw.ts';
import type { Saying } from '#training/exam/texts.ts';
import { addressOf, type View } from '#training/exam/view.ts';

export interface Setting {
  readonly saying: Saying;
  /** The page's permanent address, absolute, without a query. */
  readonly permalink: string;
  /** The exam's query as in its link. */
  readonly query: string;
  /** Shows the view for another query. */
  readonly go: (query: string) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Props of the views of a drawn exam. */
export interface ExamProps {
  readonly setting: Setting;
  readonly exam: Exam;
}

/** The permanent address of a view of an exam, whatever edition the page shows. */
export function linkTo({ permalink }: Setting, view: Exclude<View, 'result'>, choice: ExamChoice): string {
  return addressOf(permalink, view, examQuery(choice));
}
