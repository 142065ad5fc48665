/** The ways through a tree that no worked example goes. */
import { describe, expect, test } from 'vitest';
import { untoldWays } from '#desk/untold.ts';
import type { Tree } from '#decide/tree.ts';
import { fixtureEdition, library } from '../support/fixture.ts';

type Told = Parameters<typeof untoldWays>[0]['rulings'];

const questions = { expected: 1, worst: 1, lowerBound: 1, exact: true };
/** Late or not; if late, how many minutes. */
const tree: Tree = {
  root: 0,
  nodes: [
    {
      fact: 'late',
      branches: [
        { in: ['yes'], to: 1 },
        { in: ['no'], to: 2 },
      ],
    },
    {
      fact: 'minutes',
      branches: [
        { in: [[0, 30]], to: 2 },
        { in: [[31, 60]], to: 3 },
      ],
    },
    { ruling: 'played' },
    { ruling: 'lost' },
  ],
  questions,
};
const told = (...given: readonly Record<string, string | number>[]): Told =>
  [{ examples: given.map((each) => ({ story: '', given: each })) }] as unknown as Told;

describe('a way without an example', () => {
  test('is each, where there is no example', () => {
    expect(untoldWays({ tree, rulings: told() })).toEqual([
      { when: { late: ['yes'], minutes: [[0, 30]] }, ruling: 'played' },
      { when: { late: ['yes'], minutes: [[31, 60]] }, ruling: 'lost' },
      { when: { late: ['no'] }, ruling: 'played' },
    ]);
  });

  test('is told by an answer within its range, at both ends, and by no other', () => {
    for (const minutes of [31, 60])
      expect(untoldWays({ tree, rulings: told({ late: 'yes', minutes }) }).map(({ ruling }) => ruling)).toEqual([
        'played',
        'played',
      ]);
    expect(untoldWays({ tree, rulings: told({ late: 'yes', minutes: 61 }) })).toHaveLength(3);
  });

  test('is not told by an example that leaves a question on it open', () => {
    expect(untoldWays({ tree, rulings: told({ late: 'yes' }) })).toHaveLength(3);
  });

  test('ends in a ruling of its situation', () => {
    for (const { situations } of library.books.flatMap(({ editions }) => editions))
      for (const situation of situations)
        for (const { ruling } of untoldWays(situation)) expect(situation.rulings.map(({ id }) => id)).toContain(ruling);
  });

  test('is there without the examples of a book, and fewer with them', () => {
    const [situation] = fixtureEdition('slagspel').situations;
    if (!situation) throw new Error('the fixture has no situation');
    const without = { ...situation, rulings: situation.rulings.map((ruling) => ({ ...ruling, examples: [] })) };
    expect(untoldWays(without).length).toBeGreaterThan(untoldWays(situation).length);
  });
});
