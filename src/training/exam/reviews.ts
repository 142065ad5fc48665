/** What an exam tells of each ruling in it, for the repetition of what was practised. Pure. */
import { reviewOf } from '#training/reviews/load.ts';
import type { NewReview } from '#training/reviews/types.ts';
import type { Answers } from './answers.ts';
import type { Exam } from './draw.ts';
import { marked } from './mark.ts';
import { isHow } from './question.ts';

/**
 * A review for every part of every question in order, and one for all of a case of two parts. What
 * has no answer was not known.
 */
export function reviewsFrom(exam: Exam, answers: Answers): readonly NewReview[] {
  return marked(exam, { answers }).questions.flatMap(({ question: { head, parts }, parts: right, right: all }) => {
    const how = parts.find(isHow);
    // As in the drill, its rulings are known only together.
    const asked = how
      ? [{ ruling: how.joint.joint.card, isKnown: all }]
      : parts.flatMap((part, at) => (isHow(part) ? [] : [{ ruling: part.drill.ruling, isKnown: right[at] === true }]));
    return asked.flatMap(({ ruling, isKnown }) =>
      reviewOf(exam.book, head, { ruling, kind: 'exam', grade: isKnown ? 3 : 1 }),
    );
  });
}
