import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { answersFrom, partKey, sittingIn, sittingQuery, unanswered, type Answers } from '#training/exam/answers.ts';
import { examIn, examQuery } from '#training/exam/choice.ts';
import { drawExam, type Exam } from '#training/exam/draw.ts';
import { marked } from '#training/exam/mark.ts';
import { amountsAt, type ExamQuestion } from '#training/exam/question.ts';
import { examQueryIn } from '#training/exam/view.ts';
import { visitTo } from './fixture.ts';

let exam: Exam;
beforeAll(async () => {
  exam = await drawExam(visitTo('meldspiel'), examIn('n=12&pass=75&minutes=10&seed=k3', 'x'));
});

/** What somebody may answer: nothing, any option, any amounts or none. */
function answersBy(pick: (most: number) => number, amount: () => number | undefined): Answers {
  return exam.questions.map((question) =>
    question.parts.map((part) => {
      const option = pick(part.options.length + 1) - 1;
      return option < 0 ? { amounts: [] } : { option, amounts: amountsAt(part, option).map(() => amount()) };
    }),
  );
}

const right = (): Answers =>
  exam.questions.map((question) =>
    question.parts.map((part) => ({
      option: part.right,
      amounts: amountsAt(part, part.right).map(({ value }) => value),
    })),
  );

const numbers = fc.option(
  fc.oneof(
    fc.integer({ min: -9_999_999, max: 9_999_999 }),
    fc.integer({ min: -99999, max: 99999 }).map((cents) => cents / 100 + 0),
  ),
  { nil: undefined },
);

describe('what is handed in', () => {
  it('is read back from the address, with whatever amounts', () => {
    expect(exam.questions.some((each) => amountsAt(each.parts[0] as never, 0).length > 0)).toBe(true);
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), fc.infiniteStream(numbers), fc.nat(99999), (picks, amounts, seconds) => {
        const answers = answersBy(
          (most) => (picks.next().value as number) % most,
          () => amounts.next().value as number | undefined,
        );
        const query = sittingQuery({ answers, seconds });
        // Chat programs end a link at other signs, and so they would here.
        expect(query).toMatch(/^[a-z0-9=&._,-]+[0-9]$/);
        expect(sittingIn(exam, `?${examQuery(exam.choice)}&${query}`)).toEqual({ answers, seconds });
      }),
    );
  });

  it('leaves the exam of its link as it is', () => {
    const link = `?${examQuery(exam.choice)}&marks=4Z`;
    const handed = `${link}&${sittingQuery({ answers: right(), seconds: 721 })}`;
    expect(`?${examQueryIn(handed)}`).toBe(link);
    expect(examIn(handed, 'x')).toEqual(exam.choice);
  });

  it('is nothing where the link was cut off, or is that of another exam', () => {
    const query = sittingQuery({ answers: right(), seconds: 721 });
    const [answers = ''] = query.split('&');
    expect(sittingIn(exam, query)).toEqual({ answers: right(), seconds: 721 });
    expect(sittingIn(exam, answers)).toEqual({ answers: right(), seconds: 0 });
    expect(sittingIn(exam, answers.slice(0, answers.lastIndexOf('.')))).toBeUndefined();
    expect(sittingIn(exam, `${answers}.a`)).toBeUndefined();
    expect(sittingIn(exam, answers.replace(/=[a-z]/, '=z'))).toBeUndefined();
    expect(sittingIn(exam, answers.replace(/=[a-z]/, '=A'))).toBeUndefined();
    expect(sittingIn(exam, '')).toBeUndefined();
    fc.assert(
      fc.property(fc.string(), (text) => {
        const sitting = sittingIn(exam, `answers=${text}`);
        if (sitting) expect(sitting.answers.length).toBe(exam.questions.length);
      }),
    );
  });
});

describe('marking', () => {
  it('all right is passed, nothing is not, and topics add up', () => {
    const all = marked(exam, { answers: right() });
    expect(all).toMatchObject({ right: 12, of: 12, percent: 100, passed: true });
    expect(all.topics.reduce((sum, { of }) => sum + of, 0)).toBe(12);
    expect(all.topics.every((topic) => topic.right === topic.of)).toBe(true);
    const none = marked(exam, { answers: [] });
    expect(none).toMatchObject({ right: 0, percent: 0, passed: false });
  });

  it('is passed with as many as are needed, and not with one less', () => {
    const with_ = (count: number) => marked(exam, { answers: right().map((mine, at) => (at < count ? mine : [])) });
    expect(with_(9)).toMatchObject({ percent: 75, passed: true });
    expect(with_(8)).toMatchObject({ percent: 66, passed: false });
  });

  it('a near miss is right when both its cases are', () => {
    const at = exam.questions.findIndex(({ parts }) => parts.length === 2);
    expect(at).toBeGreaterThanOrEqual(0);
    const half = right().map((mine, each) => (each === at ? [mine[0] ?? { amounts: [] }, { amounts: [] }] : mine));
    const result = marked(exam, { answers: half });
    expect(result.right).toBe(11);
    expect(result.questions[at]).toMatchObject({ right: false, parts: [true, false] });
  });

  it('an amount that is wrong, or left out, makes a ruling wrong', () => {
    const at = exam.questions.findIndex(
      (each) => each.parts[0] && amountsAt(each.parts[0], each.parts[0].right).length > 0,
    );
    expect(at).toBeGreaterThanOrEqual(0);
    for (const change of [(amount: number | undefined) => (amount ?? 0) + 1, () => undefined]) {
      const answers = right().map((mine, each) =>
        each === at ? mine.map((one) => ({ ...one, amounts: one.amounts.map(change) })) : mine,
      );
      expect(marked(exam, { answers }).questions[at]?.right).toBe(false);
    }
  });
});

describe('what was typed', () => {
  it('is an answer once there is an option, and a number for each amount', async () => {
    const asked = await drawExam(visitTo('meldspiel'), examIn('n=12&kinds=ruling&seed=k3', 'x'));
    const amountsOf = (question: ExamQuestion) =>
      question.parts.flatMap((part) => amountsAt(part, part.right).map(({ value }) => value));
    const at = asked.questions.findIndex((question) => amountsOf(question).length > 0);
    const question = asked.questions[at] as ExamQuestion;
    const option = question.parts[0]?.right ?? 0;
    const answered = (amount: string, chosen = option) =>
      answersFrom(asked, {
        [partKey(question, 0)]: { option: chosen, amounts: amountsOf(question).map(() => amount) },
      });
    const isOpen = (amount: string) => unanswered(asked, answered(amount)).includes(question);
    expect(answered('12,5')[at]?.[0]?.amounts[0]).toBe(12.5);
    expect([isOpen('−3'), isOpen('viel'), isOpen('')]).toEqual([false, true, true]);
    expect(answered('1', 99)[at]?.[0]).toEqual({ amounts: [] });
  });
});
