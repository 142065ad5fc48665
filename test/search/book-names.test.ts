import { describe, expect, test } from 'vitest';
import { booksCalled, booksCalledLike } from '#search/book-names.ts';
import { indexedBooks } from '#search/build-index.ts';
import { openFuzzyWords } from '#search/fuzzy-words.ts';
import { libraryAt } from '../support/library.ts';

const shelf = [
  { book: 'slagspel', title: 'Slagspel', names: ['sl', 'slag'] },
  { book: 'lombard', title: "L'ombard" },
];
const like = (name: string) => booksCalledLike(name, shelf, openFuzzyWords).map(({ book }) => book);

describe('a book', () => {
  test('is called by its id, its title and its other names', () => {
    for (const name of ['slagspel', 'Slagspel', 'SL', 'slag'])
      expect(booksCalled(name, shelf), name).toEqual([shelf[0]]);
    expect(booksCalled("l'ombard", shelf)).toEqual([shelf[1]]);
    expect(booksCalled('slagspe', shelf)).toEqual([]);
  });

  test.each(['slagsepl', 'slagspl', 'slachspel', 'slagspell', 'lsagspel'])('may be meant by “%s”', (name) => {
    expect(like(name)).toEqual(['slagspel']);
  });

  test.each(['kaartspel', 'spel', 'slagen', 'slak', 'lampen', 'wp-login', ''])('is not meant by “%s”', (name) => {
    expect(like(name)).toEqual([]);
  });

  test('of this site is found where any letter of its title is typed twice', () => {
    const books = indexedBooks(libraryAt('.'));
    for (const { book, title } of books) {
      for (let at = 0; at < title.length; at++) {
        const slip = title.slice(0, at + 1) + title.slice(at);
        const called = [...booksCalled(slip, books), ...booksCalledLike(slip, books, openFuzzyWords)];
        expect(called[0]?.book, slip).toBe(book);
      }
    }
  });
});
