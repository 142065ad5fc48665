import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { answersFrom, partKey, unanswered, type Answers } from '#training/exam/answers.ts';
import { examIn } from '#training/exam/choice.ts';
import { codeOf, examSum, handedInBy, isResultSum, resultSum } from '#training/exam/code.ts';
import { drawExam, type Exam } from '#training/exam/draw.ts';
import { marked } from '#training/exam/mark.ts';
import { amountsAt, type ExamQuestion } from '#training/exam/question.ts';
import { visitTo } from './fixture.ts';

let exam: Exam;
beforeAll(async () => {
  exam = await drawExam(visitTo('meldspiel'), examIn('n=12&pass=75&minutes=10&seed=k3', 'x'));
});

/** What somebody may answer: nothing, any option, any amounts or none. */
function answersBy(pick: (most: number) => number, amount: () => number | undefined): Answers {
  return exam.questions.map((question) =>
    question.parts.map((part) => {
      const option = pick(question.options.length + 1) - 1;
      return option < 0 ? { amounts: [] } : { option, amounts: amountsAt(question, part, option).map(() => amount()) };
    }),
  );
}

const right = (): Answers =>
  exam.questions.map((question) =>
    question.parts.map((part) => ({
      option: part.right,
      amounts: amountsAt(question, part, part.right).map(({ value }) => value),
    })),
  );

const numbers = fc.option(
  fc.oneof(
    fc.integer({ min: -9_999_999, max: 9_999_999 }),
    fc.integer({ min: -99999, max: 99999 }).map((cents) => cents / 100 + 0),
  ),
  { nil: undefined },
);

describe('the answers code', () => {
  it('gives the same answers back, with whatever amounts', () => {
    expect(exam.questions.some((each) => amountsAt(each, each.parts[0] as never, 0).length > 0)).toBe(true);
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), fc.infiniteStream(numbers), fc.nat(99999), (picks, amounts, seconds) => {
        const answers = answersBy(
          (most) => (picks.next().value as number) % most,
          () => amounts.next().value as number | undefined,
        );
        const handed = { answers, seconds };
        expect(handedInBy(exam, codeOf(handed))).toEqual(handed);
      }),
    );
  });

  it('is read in small letters, without its hyphens, and with signs mistaken', () => {
    const handed = { answers: right(), seconds: 721 };
    const code = codeOf(handed);
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-)+[0-9A-HJKMNP-TV-Z]{1,4}$/);
    expect(handedInBy(exam, code.toLowerCase().replaceAll('-', ' '))).toEqual(handed);
    expect(handedInBy(exam, code.replaceAll('1', 'l').replaceAll('0', 'o'))).toEqual(handed);
  });

  it('of another exam, or of none, is refused', () => {
    const code = codeOf({ answers: right(), seconds: 0 });
    expect(handedInBy(exam, code.slice(0, -1))).toBeUndefined();
    expect(handedInBy(exam, `${code}0`)).toBeUndefined();
    expect(handedInBy(exam, '')).toBeUndefined();
    fc.assert(
      fc.property(fc.string(), (text) => {
        const handed = handedInBy(exam, text);
        if (handed) expect(handed.answers.length).toBe(exam.questions.length);
      }),
    );
  });
});

describe('the checksum', () => {
  it('is another one for every other answer, another time, and another exam', async () => {
    const handed = { answers: right(), seconds: 721 };
    const sum = resultSum(exam, handed);
    expect(sum).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(isResultSum(sum.toLowerCase().replace('-', ''), exam, handed)).toBe(true);
    const sums = exam.questions.map((_, at) =>
      resultSum(exam, {
        ...handed,
        answers: right().map((mine, each) => (each === at ? mine.map(() => ({ amounts: [] })) : mine)),
      }),
    );
    expect(new Set([sum, ...sums]).size).toBe(exam.questions.length + 1);
    expect(resultSum(exam, { ...handed, seconds: 722 })).not.toBe(sum);
    const easier = { ...exam, choice: { ...exam.choice, pass: 50 } };
    expect(resultSum(easier, handed)).not.toBe(sum);
    expect(examSum(easier)).not.toBe(examSum(exam));
  });
});

describe('marking', () => {
  it('all right is passed, nothing is not, and topics add up', () => {
    const all = marked(exam, { answers: right(), seconds: 600 });
    expect(all).toMatchObject({ right: 12, of: 12, percent: 100, passed: true, late: 0 });
    expect(all.topics.reduce((sum, { of }) => sum + of, 0)).toBe(12);
    expect(all.topics.every((topic) => topic.right === topic.of)).toBe(true);
    const none = marked(exam, { answers: [], seconds: 0 });
    expect(none).toMatchObject({ right: 0, percent: 0, passed: false });
  });

  it('is passed with as many as are needed, and not with one less', () => {
    const with_ = (count: number) =>
      marked(exam, { answers: right().map((mine, at) => (at < count ? mine : [])), seconds: 0 });
    expect(with_(9)).toMatchObject({ percent: 75, passed: true });
    expect(with_(8)).toMatchObject({ percent: 66, passed: false });
  });

  it('says how late it was', () => {
    expect(marked(exam, { answers: [], seconds: 661 }).late).toBe(61);
    const free = { ...exam, choice: { ...exam.choice, minutes: 0 } };
    expect(marked(free, { answers: [], seconds: 99999 }).late).toBe(0);
  });

  it('a near miss is right when both its cases are', () => {
    const at = exam.questions.findIndex(({ parts }) => parts.length === 2);
    expect(at).toBeGreaterThanOrEqual(0);
    const half = right().map((mine, each) => (each === at ? [mine[0] ?? { amounts: [] }, { amounts: [] }] : mine));
    const result = marked(exam, { answers: half, seconds: 0 });
    expect(result.right).toBe(11);
    expect(result.questions[at]).toMatchObject({ right: false, parts: [true, false] });
  });

  it('an amount that is wrong, or left out, makes a ruling wrong', () => {
    const at = exam.questions.findIndex(
      (each) => each.parts[0] && amountsAt(each, each.parts[0], each.parts[0].right).length > 0,
    );
    expect(at).toBeGreaterThanOrEqual(0);
    for (const change of [(amount: number | undefined) => (amount ?? 0) + 1, () => undefined]) {
      const answers = right().map((mine, each) =>
        each === at ? mine.map((one) => ({ ...one, amounts: one.amounts.map(change) })) : mine,
      );
      expect(marked(exam, { answers, seconds: 0 }).questions[at]?.right).toBe(false);
    }
  });
});

describe('what was typed', () => {
  it('is an answer once there is an option, and a number for each amount', async () => {
    const asked = await drawExam(visitTo('meldspiel'), examIn('n=12&kinds=ruling&seed=k3', 'x'));
    const amountsOf = (question: ExamQuestion) =>
      question.parts.flatMap((part) => amountsAt(question, part, part.right).map(({ value }) => value));
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
