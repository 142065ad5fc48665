import { answersOf } from '#decide/exact-answer.ts';
import { describe, expect, it } from 'vitest';
import { isRight } from '#training/cases/right.ts';
import { outcomesIn } from '#training/cases/outcome.ts';
import { weightOf } from '#training/cases/mix.ts';
import { examIn } from '#training/exam/choice.ts';
import { drawExam, type Exam } from '#training/exam/draw.ts';
import { amountsAt } from '#training/exam/question.ts';
import { library } from '../../support/fixture.ts';
import { libraryAt } from '../../support/library.ts';
import { withCases } from '../../support/trained.ts';
import { casesIn, visitTo, visitToBook } from './fixture.ts';

const QUERY = 'n=12&kinds=ruling.near.find&minutes=20&pass=75&seed=k3f9x2ab';
const drawn = (book: string, query = QUERY): Promise<Exam> => drawExam(visitTo(book), examIn(query, 'x'));

/** An exam as read. */
function told({ questions }: Exam): readonly string[] {
  return questions.map(({ n, kind, head, story, parts }) =>
    [
      `${n} ${kind} ${head.id}: ${story.join(' ')}`,
      ...casesIn({ parts }).map((part) => `${part.story.join(' ')} → ${part.drill.ruling} ${part.right}`),
      parts[0]?.options.map(({ id }) => id).join(' | '),
    ].join('\n  '),
  );
}

describe('the same link', () => {
  it.each(['slagspel', 'biedspel', 'meldspiel'])(
    'is the same exam of %s, today and whenever the content is built anew',
    async (book) => {
      const exam = told(await drawn(book));
      await expect(`${exam.join('\n')}\n`).toMatchFileSnapshot(`./golden/${book}.txt`);
      expect(told(await drawn(book))).toEqual(exam);
    },
  );

  it('is the same exam wherever the site stands, and in whatever order its files come', async () => {
    const visit = visitTo('biedspel');
    const slow: typeof visit.situation = async (head) => {
      await new Promise((done) => setTimeout(done, head.id.length % 7));
      return visit.situation(head);
    };
    const moved = { ...visit.book, training: '/below/training/', situations: visit.book.situations };
    const other = await drawExam({ ...visit, book: moved, situation: slow }, examIn(QUERY, 'x'));
    expect(told(other)).toEqual(told(await drawn('biedspel')));
  });

  it('with another seed is another exam', async () => {
    expect(told(await drawn('biedspel', QUERY.replace('k3f9', 'k3f8')))).not.toEqual(told(await drawn('biedspel')));
  });
});

/** Whether something is asked that has more than one right answer, or none. */
function faultsOf({ questions }: Exam): readonly string[] {
  return questions.flatMap((question) =>
    casesIn(question).flatMap((part) => {
      const { kind } = question;
      const { situation, options } = part;
      const right = options.flatMap(({ id }, at) => {
        if (kind === 'find') return (situation.data.rulings[part.drill.ruling]?.clauses ?? []).includes(id) ? [at] : [];
        const amounts = amountsAt(part, at).map(({ value }) => value);
        return isRight(situation, part.drill, { ruling: id, amounts }) ? [at] : [];
      });
      const texts = options.map(({ id, clause }) => clause?.label ?? situation.data.rulings[id]?.verdict.text);
      const isClear = right.join() === String(part.right) && options.length > 1;
      return isClear && new Set(texts).size === texts.length ? [] : [`${question.n} ${kind} ${question.head.id}`];
    }),
  );
}

const SEEDS = ['a', 'b1', 'c22', 'd-3', 'e_4'];
/** Pionspel asks nothing that has two answers. */
const fixtures = library.books.filter(({ current }) => current.situations.length > 1).map(({ id }) => id);

describe('every question', () => {
  it.each(fixtures)('of %s has one right answer, which is the one that the table gives', async (book) => {
    for (const seed of SEEDS) {
      const exam = await drawn(book, `n=30&seed=${seed}`);
      expect(exam.questions.map(({ n }) => n)).toEqual(Array.from({ length: 30 }, (_, at) => at + 1));
      expect(faultsOf(exam)).toEqual([]);
    }
  });

  it('whose two cases are told apart asks two different rulings', async () => {
    const { questions } = await drawn('biedspel', 'n=30&kinds=near&seed=a');
    const pairs = questions.filter(({ kind }) => kind === 'near');
    expect(pairs.length).toBeGreaterThan(5);
    for (const { parts, story } of pairs) {
      const [one, other] = casesIn({ parts });
      if (!one) throw new Error('no case');
      expect(one.right).not.toBe(other?.right);
      expect(one.story.join()).not.toBe(other?.story.join());
      expect(story.some((sentence) => one.story.includes(sentence))).toBe(false);
      const key = outcomesIn(one.situation.data, answersOf(one.drill.assignment));
      expect(key(one.drill.ruling)).not.toBe(key(other?.drill.ruling ?? ''));
    }
  });

  it('is about what was chosen, and of the kinds that were', async () => {
    const { book } = visitTo('biedspel');
    const [one, two] = book.situations.filter(({ rulings }) => rulings.length > 2);
    const { questions } = await drawn('biedspel', `n=20&kinds=ruling&of=${one?.id}.${two?.id}&seed=a`);
    expect(new Set(questions.map(({ head }) => head.id))).toEqual(new Set([one?.id, two?.id]));
    expect(new Set(questions.map(({ kind }) => kind))).toEqual(new Set(['ruling']));
    expect((await drawn('biedspel', 'n=5&of=gibt-es-nicht&seed=a')).questions).toEqual([]);
  });
});

describe('the mix', () => {
  it('gives each situation its share by the weights, to the next whole number', async () => {
    const { book } = visitTo('biedspel');
    const among = book.situations.filter(({ rulings }) => rulings.length > 1);
    const total = among.reduce((sum, head) => sum + weightOf(head), 0);
    for (const seed of SEEDS) {
      const { questions } = await drawn('biedspel', `n=40&kinds=ruling&seed=${seed}`);
      for (const head of among) {
        const share = (40 * weightOf(head)) / total;
        const count = questions.filter((question) => question.head.id === head.id).length;
        expect(Math.abs(count - share), `${head.id} ${count} ${share}`).toBeLessThan(1);
      }
    }
  });

  it('has as many questions of each kind as of another', async () => {
    const { questions } = await drawn('biedspel', 'n=30&seed=a');
    const counts = ['ruling', 'near', 'find'].map((kind) => questions.filter((each) => each.kind === kind).length);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(2);
  });

  it('asks no ruling of a situation twice while others are left', async () => {
    for (const seed of SEEDS) {
      const { questions } = await drawn('biedspel', `n=40&kinds=ruling&seed=${seed}`);
      for (const head of new Set(questions.map((each) => each.head))) {
        const rulings = questions.filter((each) => each.head === head).map((each) => casesIn(each)[0]?.drill.ruling);
        const round = rulings.slice(0, head.rulings.length);
        expect(new Set(round).size, head.id).toBe(round.length);
      }
    }
  });
});

describe('of the books of this site', () => {
  it.each(withCases(libraryAt('.').books).map((book) => [book.id, book] as const))(
    'an exam of %s has all its questions, each with one right answer',
    async (_, book) => {
      const exam = await drawExam(visitToBook(book), examIn('n=60&seed=k3f9x2ab', 'x'));
      expect(exam.questions.length).toBe(60);
      expect(faultsOf(exam)).toEqual([]);
    },
  );
});
