/** What comes back of an exam. */
import { expect, it } from 'vitest';
import { examIn } from '#training/exam/choice.ts';
import { drawExam } from '#training/exam/draw.ts';
import { amountsAt } from '#training/exam/question.ts';
import { reviewsFrom } from '#training/exam/reviews.ts';
import { casesIn, visitTo } from './fixture.ts';

it('is every ruling that was asked for, known where it was right and not where it was wrong or left open', async () => {
  const exam = await drawExam(visitTo('meldspiel'), examIn('n=12&seed=k3', 'x'));
  const parts = exam.questions.flatMap((question) => casesIn(question).map((part) => ({ question, part })));
  const right = exam.questions.map((question) =>
    question.parts.map((part) => ({
      option: part.right,
      amounts: amountsAt(part, part.right).map(({ value }) => value),
    })),
  );
  const known = reviewsFrom(exam, right);
  expect(known.map(({ ruling }) => ruling)).toEqual(parts.map(({ part }) => part.drill.ruling));
  expect(known.every(({ book, kind, grade }) => book === 'meldspiel' && kind === 'exam' && grade === 3)).toBe(true);
  const meanings = parts.map(({ question, part }) => question.head.rulings.find(({ id }) => id === part.drill.ruling));
  expect(known.map(({ meaning }) => meaning)).toEqual(meanings.map((each) => each?.meaning));
  const wrong = right.map((answers, at) =>
    at % 2 === 0 ? [] : answers.map(({ option }) => ({ option: option === 0 ? 1 : 0, amounts: [] })),
  );
  expect(new Set(reviewsFrom(exam, wrong).map(({ grade }) => grade))).toEqual(new Set([1]));
});
