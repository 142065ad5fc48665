import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyOf } from '#decide/box-node.ts';
import { compile } from '#decide/compile.ts';
import type { Table } from '#decide/table.ts';
import type { Box } from '#model/index.ts';
import { penaltiesOf, rowsIn } from '#views/penalties.ts';
import { chipWords } from '#wording/chip-words.ts';
import { heldOf, whenOf } from '#wording/conditions.ts';
import { heldBoxes } from '#wording/held-boxes.ts';
import { tables } from '../decide/tables.ts';
import { libraryAt } from '../support/library.ts';

const choice = (id: string, askIf?: readonly Box[]) => {
  const options = ['yes', 'no'].map((each) => ({ id: each, weight: 1 }));
  return { kind: 'choice', id, options, ...(askIf && { askIf }) } as const;
};
const number = (id: string, step = 1) => ({ kind: 'number', id, min: 0, max: 20, step }) as const;
const ruling = (id: string, when: readonly Box[], ...overrides: readonly string[]) => ({
  ...{ id, when, overrides },
  amountFacts: [],
});

/** A ruling's own cases, and those of its boxes that no other one takes from it. */
function sameCases(table: Table): void {
  const { diagram, byFact, possible } = compile(table);
  const casesOf = (boxes: readonly Box[]) => diagram.meet(possible, anyOf(diagram, byFact, boxes));
  for (const each of table.rulings) {
    const taken = table.rulings.filter(({ overrides }) => overrides.includes(each.id)).flatMap(({ when }) => when);
    const left = diagram.without(casesOf(each.when), casesOf(taken));
    // One that never holds is a mistake of the book: it is named by its own boxes.
    if (left !== 0) expect(casesOf(heldBoxes(each, table))).toBe(left);
  }
}

describe('the boxes that are a ruling’s own', () => {
  it('say the answer that the ruling before it does not have', () => {
    const facts = [choice('ko'), choice('answered'), choice('beginner')];
    const rulings = [
      ruling('pass', [{ ko: ['yes'], answered: ['no'] }]),
      ruling('again', [{ beginner: ['yes'], answered: ['no'] }], 'pass'),
    ];
    expect(heldBoxes({ id: 'pass', when: [{ ko: ['yes'], answered: ['no'] }] }, { facts, rulings })).toEqual([
      { ko: ['yes'], answered: ['no'], beginner: ['no'] },
    ]);
    expect(heldBoxes({ id: 'again', when: [{ beginner: ['yes'], answered: ['no'] }] }, { facts, rulings })).toEqual([
      { beginner: ['yes'], answered: ['no'] },
    ]);
  });

  it('leave out a middle of numbers, by their steps', () => {
    const rulings = [ruling('all', [{}]), ruling('middle', [{ n: [[10, 14]] }], 'all')];
    const held = (step: number) => heldBoxes({ id: 'all', when: [{}] }, { facts: [number('n', step)], rulings });
    expect(held(1)).toEqual([
      {
        n: [
          [0, 9],
          [15, 20],
        ],
      },
    ]);
    expect(held(5)).toEqual([
      {
        n: [
          [0, 5],
          [15, 20],
        ],
      },
    ]);
  });

  it('keep the cases in which the question is not asked that would take them', () => {
    const facts = [choice('a'), choice('b', [{ a: ['yes'] }])];
    const rulings = [ruling('all', [{}]), ruling('some', [{ b: ['yes'] }], 'all')];
    expect(heldBoxes({ id: 'all', when: [{}] }, { facts, rulings })).toEqual([
      { b: ['no'], a: ['yes'] },
      { a: ['no'] },
    ]);
  });

  it('are all that it says itself where nothing is left of it', () => {
    const rulings = [ruling('one', [{ a: ['yes'] }]), ruling('other', [{}], 'one')];
    expect(heldBoxes({ id: 'one', when: [{ a: ['yes'] }] }, { facts: [choice('a')], rulings })).toEqual([
      { a: ['yes'] },
    ]);
  });

  it('hold in the cases that the engine gives it, whatever the table', () => {
    fc.assert(fc.property(tables(), sameCases));
  });

  it.each(
    ['.', 'test/books/good/choices-and-overrides']
      .flatMap((folder) => libraryAt(folder).books)
      .flatMap(({ editions }) => editions.slice(-1))
      .map((each) => [each.book.title, each] as const),
  )('hold in the cases that the engine gives it: %s', (_, { situations }) => {
    for (const { table } of situations) sameCases(table);
  });
});

it('a row of a list names no case that another ruling takes from it', () => {
  const edition = libraryAt('test/books/good/choices-and-overrides').books[0]?.editions.at(-1);
  const beaten = edition?.situations.flatMap(({ rulings }) => rulings).find(({ id }) => id === 'verzaakt');
  if (!edition || !beaten) throw new Error('no such ruling');
  const rows = rowsIn(penaltiesOf(edition, chipWords(edition.book, edition.facts)));
  expect(
    rows
      .find(({ ruling: { id } }) => id === 'verzaakt')
      ?.happened.flat()
      .join('; '),
  ).toMatch(/0 tot en met 11 gesloten slagen/);
  expect(heldOf(beaten, edition).always).toContain('0 tot en met 11 gesloten slagen');
  expect(whenOf(beaten, edition).join(' ')).toContain('0 tot en met 11 gesloten slagen');
});
