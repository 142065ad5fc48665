import { expect, test } from 'vitest';
import { joinLibrary } from '#library/load.ts';
import { readContentFiles } from '#library/files.ts';
import { spokenLanguages } from '#views/concepts.ts';
import { startBooks } from '#views/shelf.ts';

const files = readContentFiles('test/books/good/two-languages');
const libraryWith = (settings: string) =>
  joinLibrary([...files, { file: 'site.yaml', text: `name: De Toren\n${settings}` }], '2026-11-01');
const ofOriginals = (...originals: readonly string[]) => {
  const [book] = libraryWith('').books;
  if (!book) throw new Error('there is no book');
  const [translation] = book.translations;
  if (!translation) throw new Error('it has no translation');
  // As if it had been written in the language of its translation.
  const swapped = { ...translation, translations: [{ ...book, translations: [] }] };
  return { books: originals.map((language) => (language === 'nl' ? book : swapped)) };
};

test('the language that most books were written in comes first, also where some are translated', () => {
  expect(spokenLanguages(ofOriginals('en'))).toEqual(['en', 'nl']);
  expect(spokenLanguages(ofOriginals('nl', 'en', 'en'))).toEqual(['en', 'nl']);
  expect(spokenLanguages(ofOriginals('en', 'nl'))).toEqual(['nl', 'en']);
});

test('the site’s settings name the order, and a language that nothing is written in is not offered', () => {
  expect(spokenLanguages(libraryWith(''))).toEqual(['nl', 'en']);
  expect(spokenLanguages(libraryWith('languages: [de, en, nl]'))).toEqual(['en', 'nl']);
  expect(spokenLanguages(libraryWith('languages: [en]'))).toEqual(['en', 'nl']);
});

test('a book to begin with is offered in each of its languages, in the order of the site', () => {
  const languagesOf = (settings: string) => startBooks(libraryWith(settings)).map(({ book }) => book.language);
  expect(languagesOf('start: bordspel')).toEqual(['nl', 'en']);
  expect(languagesOf('start: bordspel\nlanguages: [en]')).toEqual(['en', 'nl']);
  expect(languagesOf('')).toEqual([]);
});
