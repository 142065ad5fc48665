/** Questions about two things at once: in the link, as drawn, and as marked. */
import { describe, expect, it } from 'vitest';
import { isRight } from '#training/cases/right.ts';
import { jointCases } from '#training/data/joint.ts';
import { answersFrom, partKey, sittingIn, sittingQuery, unanswered, type Answers } from '#training/exam/answers.ts';
import { examIn, examKinds, examQuery } from '#training/exam/choice.ts';
import { drawExam, type Exam } from '#training/exam/draw.ts';
import { marked } from '#training/exam/mark.ts';
import { amountsAt, isHow, type CasePart } from '#training/exam/question.ts';
import { reviewsFrom } from '#training/exam/reviews.ts';
import { hasChanged, hasJoint, madeFrom } from '#training/exam/selection.ts';
import { jointDrawn } from '#training/joint/draw.ts';
import { relations } from '#training/joint/relation.ts';
import { JOURNEYS } from '../../support/fixture-site.ts';
import { libraryAt } from '../../support/library.ts';
import { pageContextIn } from '../../support/page-context.ts';
import { bookOf, casesIn, visitTo, visitToBook } from './fixture.ts';

const WITH = 'n=8&kinds=ruling.near.find.joint&minutes=20&pass=75&seed=k3';
const WITHOUT = WITH.replace('.joint', '');
const visit = visitTo('biedbond', JOURNEYS);
const drawn = (query: string): Promise<Exam> => drawExam(visit, examIn(query, 'x'));

const right = (exam: Exam): Answers =>
  exam.questions.map(({ parts }) =>
    parts.map((part) => ({ option: part.right, amounts: amountsAt(part, part.right).map(({ value }) => value) })),
  );

describe('a link', () => {
  it('says whether it has cases of two parts, and one from before they existed has none', () => {
    expect(examQuery(examIn(WITH, 'x'))).toBe(WITH);
    expect(examIn(WITH, 'x')).toMatchObject({ kinds: examKinds, joint: true });
    for (const old of [WITHOUT, 'n=8&seed=k3', '']) expect(examIn(old, 'x').joint).toBeUndefined();
    expect(examQuery(examIn('n=8&kinds=joint&seed=k3', 'x'))).toContain('kinds=ruling.near.find.joint&');
  });

  it('tells that a case of two parts has changed where it has any, and is the same hash as ever where not', () => {
    const { book } = visit;
    const changed = { ...book, jointHash: '0123456789' };
    const madeOf = (query: string) => ({ ...examIn(query, 'x'), made: madeFrom(book, examIn(query, 'x')) });
    expect([hasChanged(book, madeOf(WITH)), hasChanged(changed, madeOf(WITH))]).toEqual([false, true]);
    expect(hasChanged(changed, madeOf(WITHOUT))).toBe(false);
    const stories = jointCases(pageContextIn(bookOf('biedbond', JOURNEYS), bookOf('biedbond', JOURNEYS).current));
    expect(book.jointHash).toBe(stories.hash);
  });
});

describe('an exam', () => {
  it('has as many questions with them as without, theirs last', async () => {
    const [exam, plain] = [await drawn(WITH), await drawn(WITHOUT)];
    expect(exam.questions.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(plain.questions.length).toBe(8);
    expect(exam.questions.filter(({ kind }) => kind === 'joint').map(({ n }) => n)).toEqual([8]);
    expect(plain.questions.some(({ kind }) => kind === 'joint')).toBe(false);
  });

  it('has none where only one of the two situations is asked about', async () => {
    const some = { chapters: [], situations: ['onvoldoende-bod'] };
    expect([hasJoint(visit.book, some), hasJoint(visit.book, { chapters: [], situations: [] })]).toEqual([false, true]);
    const { questions } = await drawn(WITH.replace('&minutes', '&of=onvoldoende-bod&minutes'));
    expect(questions.map(({ kind }) => kind)).not.toContain('joint');
    expect(questions.length).toBe(8);
  });

  it('asks for both rulings and how they go together, as the drill does', async () => {
    const question = (await drawn(WITH)).questions.at(-1);
    const [one, other, how] = question?.parts ?? [];
    if (!question || !one || !other || !how || !isHow(how)) throw new Error('no case of two parts');
    const drill = (await jointDrawn(visit, how.joint.joint, 'another'))?.joint;
    expect(casesIn(question).map((part) => part.options[part.right]?.id)).toEqual(
      drill?.parts.map(({ ruled }) => ruled.ruling),
    );
    expect(how.options.map(({ id }) => id)).toEqual(relations);
    expect(relations[how.right]).toBe(drill?.relation);
    expect(question.story).toEqual([drill?.joint.story]);
  });
});

describe('what is handed in of it', () => {
  it('is read back from the link, with three answers', async () => {
    const exam = await drawn(WITH);
    const sitting = { answers: right(exam), seconds: 60 };
    expect(sitting.answers.at(-1)?.length).toBe(3);
    expect(sittingIn(exam, `${examQuery(exam.choice)}&${sittingQuery(sitting)}`)).toEqual(sitting);
    expect(marked(exam, sitting)).toMatchObject({ right: 8, of: 8, passed: true });
    // The link of an exam without it is that of another exam.
    expect(sittingIn(await drawn(WITHOUT), sittingQuery(sitting))).toBeUndefined();
  });

  it('is right only with both rulings and how they go together, and is known as one card', async () => {
    const exam = await drawn(WITH);
    const last = exam.questions.at(-1);
    const how = last?.parts.find(isHow);
    const card = (answers: Answers) =>
      reviewsFrom(exam, answers).filter(({ ruling }) => ruling === how?.joint.joint.card);
    const all = right(exam);
    expect(card(all)).toMatchObject([{ kind: 'exam', grade: 3 }]);
    expect(card(all)[0]?.meaning).toBe(visit.book.joint.find(({ id }) => id === how?.joint.joint.card)?.meaning);
    for (const at of [0, 1, 2]) {
      const wrong = all.map((mine, n) =>
        n < all.length - 1
          ? mine
          : mine.map((one, part) => (part === at ? { option: (one.option ?? 0) === 0 ? 1 : 0, amounts: [] } : one)),
      );
      expect(marked(exam, { answers: wrong }).questions.at(-1)).toMatchObject({
        right: false,
        parts: [0, 1, 2].map((part) => part !== at),
      });
      expect(card(wrong)).toMatchObject([{ grade: 1 }]);
    }
    // Of the rulings by themselves nothing is said.
    const single = exam.questions.slice(0, -1).flatMap((each) => casesIn(each));
    expect(reviewsFrom(exam, all).length).toBe(single.length + 1);
  });

  it('is not answered completely while one of the three is missing', async () => {
    const exam = await drawn(WITH);
    const last = exam.questions.at(-1);
    if (!last) throw new Error('no question');
    const typed = (parts: readonly number[]) =>
      Object.fromEntries(
        parts.map((part) => [
          partKey(last, part),
          { option: last.parts[part]?.right ?? 0, amounts: amountsAt(last.parts[part] as never, 0).map(() => '1') },
        ]),
      );
    expect(unanswered(exam, answersFrom(exam, typed([0, 1])))).toContain(last);
    expect(unanswered(exam, answersFrom(exam, typed([0, 1, 2])))).not.toContain(last);
  });
});

/** Whether an option is right, with the amounts that it requires. */
function isOwn(part: CasePart, at: number): boolean {
  const amounts = amountsAt(part, at).map(({ value }) => value);
  return isRight(part.situation, part.drill, { ruling: part.options[at]?.id ?? '', amounts });
}

const books = libraryAt('.').books.filter((book) => jointCases(pageContextIn(book, book.current)).cases.length > 0);

describe.skipIf(books.length === 0)('of the books of this site', () => {
  it.each(books.map((book) => [book.id, book] as const))(
    'an exam of %s is the same at each visit, and asks each of its cases of two parts once',
    async (_, book) => {
      const own = jointCases(pageContextIn(book, book.current)).cases.length;
      const exam = await drawExam(visitToBook(book), examIn('n=60&kinds=ruling.joint&seed=k3f9x2ab', 'x'));
      const asked = exam.questions.flatMap(({ parts }) =>
        parts.flatMap((part) => (isHow(part) ? [part.joint.joint] : [])),
      );
      expect(exam.questions.length).toBe(60);
      expect(asked.length).toBeLessThanOrEqual(Math.min(30, own));
      expect(asked.length).toBeGreaterThan(0);
      expect(new Set(asked.map(({ story }) => story)).size).toBe(asked.length);
      expect(marked(exam, { answers: right(exam) }).percent).toBe(100);
      for (const part of exam.questions.flatMap((question) => casesIn(question)))
        expect(part.options.filter((_, at) => isOwn(part, at))).toEqual([part.options[part.right]]);
      const again = await drawExam(visitToBook(book), exam.choice);
      expect(sittingIn(again, sittingQuery({ answers: right(exam), seconds: 1 }))?.answers).toEqual(right(exam));
      expect(again.questions.map(({ story }) => story)).toEqual(exam.questions.map(({ story }) => story));
    },
  );
});
