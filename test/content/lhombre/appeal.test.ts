/** Disputes according to the tournament rules of L’hombre. */
import { expect, test } from 'vitest';
import { citeById } from '#library/cited.ts';
import { libraryAt } from '../../support/library.ts';

test('the ways to dispute a ruling stand in the order of the book, each part with the clauses that say so', () => {
  const book = libraryAt('.').books.find(({ id }) => id === 'lhombre');
  expect(book?.current.appeal.map(({ id }) => id)).toEqual(['ved-bordet', 'indsigelse', 'anke']);
  const until = book?.current.appeal[1]?.parts.until;
  expect(until?.cites.map(citeById)).toEqual(['rettelser#7', 'rettelser#8', 'rettelser#9', 'rettelser#10']);
});
