import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compile } from '#decide/compile.ts';
import { plan } from '#decide/order.ts';
import { replay } from '#decide/replay.ts';
import type { Answers, Table } from '#decide/table.ts';
import { questionsLeft, questionsOf } from '#decide/left.ts';
import { answerFor, contains, fits, follow, possibleCases } from './brute.ts';
import { answersTo, tables } from './tables.ts';

const sound = tables({ choices: true, sound: true });

/**
 * Two findings of which the second only counts after "b", one of them four times as frequent as the other.
 */
const TABLE: Table = {
  facts: [
    {
      kind: 'choice',
      id: 'what',
      options: [
        { id: 'a', weight: 3 },
        { id: 'b', weight: 1 },
      ],
    },
    { kind: 'number', id: 'tricks', min: 0, max: 9, step: 1 },
  ],
  impossible: [],
  rulings: [
    { id: 'always', when: [{ what: ['a'] }], overrides: [], amountFacts: [] },
    { id: 'few', when: [{ what: ['b'], tricks: [[0, 4]] }], overrides: [], amountFacts: [] },
    { id: 'many', when: [{ what: ['b'], tricks: [[5, 9]] }], overrides: [], amountFacts: [] },
  ],
  order: 'declared',
};

describe('how many questions a case still takes', () => {
  const compiled = compile(TABLE);
  const tree = plan(compiled);
  const left = (answers: Answers) => questionsLeft(compiled, tree, answers);

  test('is the fewest and the most, over all answers', () => {
    expect(left({})).toEqual({ least: 1, most: 2 });
    expect(left({ what: { kind: 'option', option: 'b' } })).toEqual({ least: 1, most: 1 });
    expect(left({ what: { kind: 'option', option: 'a' } })).toEqual({ least: 0, most: 0 });
  });

  test('does not count a question whose answer is there already', () => {
    expect(left({ tricks: { kind: 'range', from: 3, to: 3 } })).toEqual({ least: 1, most: 1 });
  });

  test('counts on where an answer is not known', () => {
    expect(left({ what: { kind: 'unknown' } })).toEqual({ least: 1, most: 1 });
  });

  test('is what the whole tree takes, before anything has been answered', () => {
    fc.assert(
      fc.property(sound, (table) => {
        const ready = compile(table);
        const planned = plan(ready);
        expect(questionsLeft(ready, planned, {})).toEqual(questionsOf(planned));
        expect(questionsOf(planned).most).toBe(planned.questions.worst);
      }),
      { numRuns: 200 },
    );
  });

  test('is nought exactly where there is nothing to ask, and never more than the promise', () => {
    fc.assert(
      fc.property(
        sound.chain((table) => fc.tuple(fc.constant(table), answersTo(table))),
        ([table, answers]) => {
          const ready = compile(table);
          const planned = plan(ready);
          const { next } = replay(ready, planned, answers);
          const { least, most } = questionsLeft(ready, planned, answers);
          if (next.kind === 'question') {
            expect(least).toBeGreaterThanOrEqual(1);
            expect(most).toBeGreaterThanOrEqual(least);
            expect(most).toBeLessThanOrEqual(next.atMost);
          } else expect({ least, most }).toEqual({ least: 0, most: 0 });
        },
      ),
      { numRuns: 400 },
    );
  });

  test('never stands still: each known answer lessens the most, and what is asked lies between', () => {
    fc.assert(
      fc.property(sound, fc.nat(), (table, pick) => {
        const cases = possibleCases(table);
        const truth = cases[pick % Math.max(1, cases.length)];
        if (!truth) return;
        const ready = compile(table);
        const planned = plan(ready);
        const toAsk = follow(planned, truth).asked;
        let answers: Answers = {};
        let before = Infinity;
        for (const [nth, fact] of toAsk.entries()) {
          const { least, most } = questionsLeft(ready, planned, answers);
          expect(most).toBeLessThan(before);
          expect(toAsk.length - nth).toBeGreaterThanOrEqual(least);
          expect(toAsk.length - nth).toBeLessThanOrEqual(most);
          before = most;
          const value = truth[fact];
          if (value === null || value === undefined) return;
          answers = { ...answers, [fact]: answerFor(value) };
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('how many questions a case takes at most', () => {
  test('leaves out a question whose answer is there already', () => {
    const compiled = compile(TABLE);
    const { next } = replay(compiled, plan(compiled), { tricks: { kind: 'range', from: 3, to: 3 } });
    expect(next).toMatchObject({ kind: 'question', fact: 'what', atMost: 1 });
  });

  test('is kept whatever is answered, with answers that wait and without', () => {
    const knowledge = fc.array(fc.boolean(), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(
        tables({ choices: true }).chain((table) => fc.tuple(fc.constant(table), answersTo(table))),
        fc.nat(),
        knowledge,
        ([table, carried], pick, knows) => {
          const cases = possibleCases(table);
          const truth = cases[pick % Math.max(1, cases.length)];
          if (!truth) return;
          const compiled = compile(table);
          const tree = plan(compiled);
          let answers: Answers = carried;
          let promised = Infinity;
          for (let asked = 0; ; asked++) {
            const { next } = replay(compiled, tree, answers);
            if (next.kind !== 'question') break;
            expect(asked).toBeLessThan(promised);
            promised = Math.min(promised, asked + next.atMost);
            const value = truth[next.fact];
            const offered = next.open.some((choice) => choice.possible && contains(choice.values, value ?? ''));
            const known = offered && value !== null && value !== undefined && knows[asked] !== false;
            answers = { ...answers, [next.fact]: known ? answerFor(value) : { kind: 'unknown' } };
            if (asked > table.facts.length) break;
          }
        },
      ),
      { numRuns: 800 },
    );
  });

  test('is what is still to come in every case that the waiting answers fit', () => {
    fc.assert(
      fc.property(sound, fc.nat(), fc.nat(), (table, pick, which) => {
        const cases = possibleCases(table);
        const truth = cases[pick % Math.max(1, cases.length)];
        const fact = table.facts[which % table.facts.length];
        const value = fact && truth?.[fact.id];
        if (!truth || !fact || value === null || value === undefined) return;
        const compiled = compile(table);
        const tree = plan(compiled);
        const carried = { [fact.id]: answerFor(value) };
        expect(fits(truth, carried)).toBe(true);
        const { next } = replay(compiled, tree, carried);
        if (next.kind !== 'question') return;
        const toAsk = follow(tree, truth).asked.filter((one) => one !== fact.id);
        expect(toAsk.length).toBeLessThanOrEqual(next.atMost);
      }),
      { numRuns: 300 },
    );
  });
});
