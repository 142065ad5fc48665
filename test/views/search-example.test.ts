import { expect, test } from 'vitest';
import { exampleOf } from '#views/search-example.ts';
import { library } from '../support/fixture.ts';
import { libraryAt } from '../support/library.ts';

test('an example of what to type names a book by one word, as people do, and not by the words of its address', () => {
  const league = libraryAt('test/books/good/darts-league');
  expect(league.books.map(({ id }) => id)).toEqual(['tungfield-darts']);
  expect(exampleOf(league, 'en')).toBe('“darts 2”');
});

test('an example names a book whose id is one word by its id', () => {
  const names = library.books.map(({ id }) => id);
  expect(names).toContain(/\p{L}+/u.exec(exampleOf(library, 'nl'))?.[0]);
});
