import { describe, expect, it } from 'vitest';
import { anyOf } from '#decide/box-node.ts';
import { compile } from '#decide/compile.ts';
import type { Box } from '#model/index.ts';
import { wholeBoxes } from '#wording/whole-boxes.ts';
import { libraryAt } from '../support/library.ts';

describe('boxes with what their questions imply', () => {
  const choice = (id: string, askIf?: readonly Box[]) => {
    const options = ['yes', 'no'].map((each) => ({ id: each, weight: 1 }));
    return { kind: 'choice', id, options, ...(askIf && { askIf }) } as const;
  };

  it('have the conditions of each question, and of the questions in these', () => {
    const facts = [choice('a'), choice('b', [{ a: ['yes'] }]), choice('c', [{ b: ['no'] }])];
    expect(wholeBoxes([{ c: ['yes'] }], { facts })).toEqual([{ c: ['yes'], b: ['no'], a: ['yes'] }]);
  });

  it('keep what they say themselves, and gain nothing where a question is asked in several cases', () => {
    const facts = [choice('a'), choice('b', [{ a: ['yes'] }]), choice('c', [{ a: ['no'] }, { b: ['no'] }])];
    const boxes = [{ b: ['yes'], a: ['yes'] }, { c: ['yes'] }];
    expect(wholeBoxes(boxes, { facts })).toEqual(boxes);
  });

  it('have of several sets of conditions the one that can hold together with the box', () => {
    const facts = [choice('a'), choice('b', [{ a: ['yes'] }]), choice('c', [{ a: ['yes'], d: ['no'] }, { a: ['no'] }])];
    expect(wholeBoxes([{ b: ['yes'], c: ['yes'] }], { facts })).toEqual([
      { b: ['yes'], c: ['yes'], a: ['yes'], d: ['no'] },
    ]);
  });

  it.each(
    libraryAt('.')
      .books.flatMap(({ editions }) => editions.slice(-1))
      .map((each) => [each.book.title, each] as const),
  )('hold in the same cases: %s', (_, { situations }) => {
    for (const { table } of situations) {
      const { diagram, byFact, possible } = compile(table);
      for (const { when } of table.rulings) {
        const casesOf = (boxes: typeof when) => diagram.meet(possible, anyOf(diagram, byFact, boxes));
        expect(casesOf(wholeBoxes(when, table))).toBe(casesOf(when));
      }
    }
  });
});
