/** What an exam tells of each ruling in it, for the repetition of what was practised. Pure. */
import type { NewReview } from '#training/reviews/types.ts';
import type { Answers } from './answers.ts';
import type { Exam } from './draw.ts';
import { marked } from './mark.ts';

/** A review for every part of every question, in the exam's order; a part without an answer was not known. */
export function reviewsFrom(exam: Exam, answers: Answers): readonly NewReview[] {
  const { book } = exam.book;
  return marked(exam, { answers }).questions.flatMap(({ question: { head, parts }, parts: right }) =>
    parts.flatMap(({ drill: { ruling } }, at): readonly NewReview[] => {
      const meaning = head.rulings.find(({ id }) => id === ruling)?.meaning;
      return meaning === undefined ? [] : [{ book, ruling, meaning, kind: 'exam', grade: right[at] === true ? 3 : 1 }];
    }),
  );
}
