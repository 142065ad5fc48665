import { expect, test } from 'vitest';
import { menuIn, onlyBook, startName } from '#views/shelf.ts';
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

test('the menu has the book that its page is of, also where that is one with house rules', () => {
  const house = libraryAt('test/books/good/house-rules');
  const idsOf = (page?: string, start?: string) => {
    const settings = { ...house.settings, ...(start === undefined ? {} : { start }) };
    return menuIn({ ...house, settings }, 'nl', page).map(({ id }) => id);
  };
  expect(idsOf()).toEqual(['kaartspel']);
  expect(idsOf('kaartspel')).toEqual(['kaartspel']);
  expect(idsOf('kaartspel-club')).toEqual(['kaartspel', 'kaartspel-club']);
  // Where readers begin with it, they find it everywhere.
  expect(idsOf('kaartspel', 'kaartspel-club')).toEqual(['kaartspel', 'kaartspel-club']);
});
