import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile } from '#decide/compile.ts';
import { plan } from '#decide/order.ts';
import { replay } from '#decide/replay.ts';
import type { AnswerChoice, Progress } from '#decide/progress.ts';
import type { Answer, Answers, Table } from '#decide/table.ts';
import type { Tree } from '#decide/tree.ts';
import { answerFor, contains, fits, follow, possibleCases, rulingsIn, type Case } from './brute.ts';
import { answersTo, tables } from './tables.ts';

const tableWithAnswers = tables({ choices: true }).chain((table) => fc.tuple(fc.constant(table), answersTo(table)));

function ready(table: Table): { readonly tree: Tree; readonly at: (answers: Answers) => Progress } {
  const compiled = compile(table);
  const tree = plan(compiled);
  return { tree, at: (answers) => replay(compiled, tree, answers) };
}

const givenAnswers = ({ given }: Progress): Answers =>
  Object.fromEntries(given.map(({ fact, answer }) => [fact, answer]));

test('whatever was answered, a ruling is only said if every case that fits has it', () => {
  fc.assert(
    fc.property(tableWithAnswers, ([table, answers]) => {
      const progress = ready(table).at(answers);
      const fitting = possibleCases(table).filter((one) => fits(one, givenAnswers(progress)));
      expect(fitting.length > 0).toBe(progress.next.kind !== 'impossible');
      for (const one of fitting) expectCovered(table, one, progress);
      for (const { fact, answer } of progress.given) expect(answers[fact]).toEqual(answer);
    }),
    { numRuns: 500 },
  );
});

test('answering one question after another leads every case to its ruling along the tree', () => {
  fc.assert(
    fc.property(tables({ choices: true }), (table) => {
      const { tree, at } = ready(table);
      for (const one of possibleCases(table).slice(0, 12)) {
        const { asked, ruling } = follow(tree, one);
        let answers: Answers = {};
        for (const [nth, fact] of asked.entries()) {
          const { next } = at(answers);
          expect(next).toMatchObject({ kind: 'question', fact });
          expect(next.kind === 'question' ? next.atMost : 0).toBeGreaterThanOrEqual(asked.length - nth);
          answers = { ...answers, [fact]: answerFor(one[fact] ?? '') };
        }
        const { next } = at(answers);
        if (ruling !== '')
          expect(next).toEqual({ kind: 'decided', outcome: { id: ruling, otherwise: ruling === 'rest' } });
        else expect(next.kind).toBe('undecided');
      }
    }),
    { numRuns: 80 },
  );
});

test('however little somebody knows, the questions end, all make sense, and none is asked twice', () => {
  const knowledge = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(tables({ choices: true }), fc.nat(), knowledge, (table, pick, knows) => {
      const cases = possibleCases(table);
      const truth = cases[pick % Math.max(1, cases.length)];
      if (!truth) return;
      const { at } = ready(table);
      let answers: Answers = {};
      let bound = Infinity;
      for (let asked = 0; ; asked++) {
        const progress = at(answers);
        const { next } = progress;
        expectCovered(table, truth, progress);
        if (next.kind !== 'question') break;
        expect(asked).toBeLessThan(table.facts.length);
        expect(Object.keys(answers)).not.toContain(next.fact);
        expect(next.atMost).toBeLessThan(bound);
        bound = next.atMost;
        for (const one of cases.filter((other) => fits(other, answers))) expect(one[next.fact]).not.toBeNull();
        const answer = told(truth[next.fact] ?? '', knows[asked] ?? 0);
        answers = { ...answers, [next.fact]: answer };
      }
      expect(Object.keys(givenAnswers(at(answers)))).toEqual(Object.keys(answers));
    }),
    { numRuns: 300 },
  );
});

test('when nothing can be decided, no question that could still be asked would narrow it', () => {
  fc.assert(
    fc.property(tableWithAnswers, ([table, answers]) => {
      const progress = ready(table).at(answers);
      if (progress.next.kind !== 'undecided') return;
      const fitting = possibleCases(table).filter((one) => fits(one, givenAnswers(progress)));
      const outcomes = (cases: readonly Case[]): number =>
        new Set(cases.map((one) => JSON.stringify(rulingsIn(table, one)))).size;
      for (const { id } of table.facts) {
        const open = progress.given.every(({ fact }) => fact !== id) && fitting.every((one) => one[id] !== null);
        for (const value of open ? new Set(fitting.map((one) => one[id])) : []) {
          expect(outcomes(fitting.filter((one) => one[id] === value))).toBe(outcomes(fitting));
        }
      }
    }),
    { numRuns: 300 },
  );
});

test('each answer on offer says which rulings it leads to, and whether it can be', () => {
  fc.assert(
    fc.property(tableWithAnswers, ([table, answers]) => {
      const progress = ready(table).at(answers);
      const { next } = progress;
      if (next.kind !== 'question') return;
      const fitting = possibleCases(table).filter((one) => fits(one, givenAnswers(progress)));
      for (const choice of next.open) {
        const chosen = fitting.filter((one) => contains(choice.values, one[next.fact] ?? ''));
        expect(choice.possible).toBe(chosen.length > 0);
        expect(choice.leads.map(({ id }) => id).sort()).toEqual(
          [...new Set(chosen.flatMap((one) => rulingsIn(table, one)))].sort(),
        );
      }
      for (const one of fitting)
        expect(next.open.filter((choice) => contains(choice.values, one[next.fact] ?? ''))).toHaveLength(1);
    }),
    { numRuns: 300 },
  );
});

test('an answer is struck only for the reason that is named', () => {
  fc.assert(
    fc.property(tableWithAnswers, ([table, answers]) => {
      const progress = ready(table).at(answers);
      const fitting = possibleCases(table).filter((one) => fits(one, givenAnswers(progress)));
      for (const { fact, answer, reason } of progress.struck) {
        expect(progress.given.some((given) => given.fact === fact)).toBe(false);
        if (reason === 'makes-no-sense') expect(fitting.every((one) => one[fact] !== null)).toBe(false);
        if (reason === 'contradicts')
          expect(fitting.some((one) => one[fact] !== null && fits(one, { [fact]: answer }))).toBe(false);
      }
    }),
    { numRuns: 300 },
  );
});

test('the same answers in another order are the same case', () => {
  fc.assert(
    fc.property(tableWithAnswers, ([table, answers]) => {
      const { at } = ready(table);
      expect(at(Object.fromEntries(Object.entries(answers).reverse()))).toEqual(at(answers));
    }),
    { numRuns: 100 },
  );
});

test('what can no longer be established leaves the same rulings possible, and is not asked for again', () => {
  fc.assert(
    fc.property(tableWithAnswers, ([table, answers]) => {
      const { at } = ready(table);
      const lost: Answers = Object.fromEntries(
        Object.entries(answers).map(([fact, answer]) => [
          fact,
          answer.kind === 'unknown' ? { kind: 'unknown', forGood: true } : answer,
        ]),
      );
      const [before, after] = [at(answers).next, at(lost).next];
      if (before.kind !== 'undecided' || after.kind !== 'undecided') expect(after).toEqual(before);
      else {
        expect(after.remaining).toEqual(before.remaining);
        if (after.settles !== undefined) expect(lost[after.settles]?.kind).not.toBe('unknown');
      }
    }),
    { numRuns: 500 },
  );
});

function expectCovered(table: Table, one: Case, { next }: Progress): void {
  const rulings = rulingsIn(table, one);
  if (next.kind === 'decided') expect(rulings).toEqual([next.outcome.id]);
  if (next.kind === 'undecided')
    expect(next.remaining.map(({ id }) => id)).toEqual(expect.arrayContaining([...rulings]));
  if (next.kind === 'question') expect(leadsIn(next.open)).toEqual(expect.arrayContaining([...rulings]));
}

function leadsIn(choices: readonly AnswerChoice[]): readonly string[] {
  return choices.flatMap(({ leads }) => leads.map(({ id }) => id));
}

/** The truth, as told with exact (0, 1), approximate (2, for numbers) or no knowledge (3). */
function told(value: string | number, knows: number): Answer {
  if (knows === 3) return { kind: 'unknown' };
  if (knows === 2 && typeof value === 'number') return { kind: 'range', from: value - 1, to: value + 2 };
  return answerFor(value);
}
