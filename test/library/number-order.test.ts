import { expect, test } from 'vitest';
import { inNumberOrder } from '#library/number-order.ts';
import type { RuleDoc } from '#library/types.ts';
import { libraryAt } from '../support/library.ts';

test('rules are in the order of their numbers, whatever chapter each is in', () => {
  const [league] = libraryAt('test/books/good/darts-league').books;
  expect(league?.current.rules.map(({ data }) => data.number)).toEqual(['2', '4', '1', '3']);
  expect(numbersOf(league?.current.rules ?? [])).toEqual(['1', '2', '3', '4']);
});

test('letters keep the order that the book has them in, and 2 is before 10', () => {
  const rules = ['S10', 'S2', 'P2', 'P1'].map((number) => ({ data: { number } }) as RuleDoc);
  expect(numbersOf(rules)).toEqual(['S2', 'S10', 'P1', 'P2']);
});

function numbersOf(rules: readonly RuleDoc[]): readonly string[] {
  return inNumberOrder(rules).map(({ data }) => data.number);
}
