import { expect, test } from 'vitest';
import { onlyBook, startName } from '#views/shelf.ts';
import { library } from '../support/fixture.ts';
import { libraryAt } from '../support/library.ts';

test('nobody is asked to choose a rulebook where there is only one', () => {
  const league = libraryAt('test/books/good/darts-league');
  expect(onlyBook(league, 'en')?.id).toBe('tungfield-darts');
  expect(startName(league, 'en')).toBe(league.settings.name);
});

test('one book in two languages is still one book, and a choice of four is one', () => {
  expect(onlyBook(libraryAt('test/books/good/two-languages'), 'en')?.id).toBe('bordspel');
  expect(onlyBook(library, 'nl')).toBeUndefined();
  expect(startName(library, 'nl')).toBe('Kies een reglement');
});
