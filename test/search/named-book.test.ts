import { describe, expect, test } from 'vitest';
import { indexedBooks } from '#search/build-index.ts';
import { openFuzzyWords } from '#search/fuzzy-words.ts';
import { mayNameBook, namedBesideWords, namedBook } from '#search/named-book.ts';
import { libraryAt } from '../support/library.ts';

const shelf = [
  { book: 'slagspel', title: 'Slagspel', names: ['sl', 'slag'] },
  { book: 'lombard', title: "L'ombard" },
];

describe('a book and a number', () => {
  test.each([
    ['slagspel 17', 'slagspel', '17'],
    ['Slagspel regel 17a', 'slagspel', 'regel 17a'],
    ['slagspel: 4.9', 'slagspel', '4.9'],
    ['17 slagspel', 'slagspel', '17'],
    ['sl 4.2', 'slagspel', '4.2'],
    ['slagsepl 17', 'slagspel', '17'],
    ["l'ombard 16", 'lombard', '16'],
    ['L ombard § 16', 'lombard', '16'],
    ['lombard s10', 'lombard', 's10'],
  ])('%s', (query, book, rest) => {
    expect(namedBook(query, shelf, openFuzzyWords)).toEqual({ book: shelf.find((each) => each.book === book), rest });
  });

  test.each(['17', 'regel 17', 'slagspel', 'slagspel verzaakt', 'r17', 'S10', 's 17', 'kaartspel 17', '13 slagen', ''])(
    'not “%s”',
    (query) => {
      expect(namedBook(query, shelf, openFuzzyWords)).toBeUndefined();
    },
  );

  test('a slip in the name is understood once Fuse is there', () => {
    expect(namedBook('slagsepl 17', shelf)).toBeUndefined();
    expect(namedBook('slagspel 17', shelf)?.rest).toBe('17');
  });

  test('names that are asked for without a number cost no list of books', () => {
    expect(mayNameBook('slagspel')).toBe(false);
    expect(mayNameBook('17')).toBe(false);
    expect(mayNameBook('slagspel 17')).toBe(true);
  });
});

describe('a book beside other words', () => {
  const known = new Set(['slagen', 'lampen', 'verzaken']);
  const slips = { openFuzzyWords, isKnown: (word: string) => known.has(word) };
  test.each([
    ['slagspel verzaken', 'slagspel', 'verzaken'],
    ['verzaken in Slagspel', 'slagspel', 'verzaken in'],
    ['hoe zit in slagspel verzaken', 'slagspel', 'hoe zit in verzaken'],
    ["verzaken l'ombard", 'lombard', 'verzaken'],
    ['slagsepl verzaken', 'slagspel', 'verzaken'],
    ['verzaken slachspel', 'slagspel', 'verzaken'],
    ['lombrad verzaken', 'lombard', 'verzaken'],
  ])('%s', (query, book, rest) => {
    expect(namedBesideWords(query, shelf, slips)).toEqual({ book: shelf.find((each) => each.book === book), rest });
  });

  test.each([
    ['slagspel', 'no other words'],
    ['wat is slagspel', 'words that say nothing'],
    ['slag verzaken', 'a short name, which is a word as well'],
    ['slagspel of lombard verzaken', 'two books'],
    ['slagen verzaken', 'a word that some book has'],
    ['kaartspel verzaken', 'a word that is not like a name'],
    ['', 'nothing'],
  ])('not “%s”: %s', (query) => {
    expect(namedBesideWords(query, shelf, slips)).toBeUndefined();
  });

  test('without Fuse its name must be right', () => {
    expect(namedBesideWords('slagspel verzaken', shelf)?.rest).toBe('verzaken');
    expect(namedBesideWords('slagsepl verzaken', shelf)).toBeUndefined();
  });

  test('a word that a book has is no slip', () => {
    const isKnown = (word: string) => word === 'slagspul';
    expect(namedBesideWords('slagspul verzaken', shelf, { openFuzzyWords, isKnown })).toBeUndefined();
    expect(namedBesideWords('slagspul verzaken', shelf, slips)?.book.book).toBe('slagspel');
  });
});

describe('the books of this site', () => {
  // What house rules make of a book is found from its own pages alone.
  const books = indexedBooks(libraryAt('.')).filter(({ house }) => !house);
  test('each is found by its id, its title and its other names', () => {
    for (const book of books) {
      for (const name of [book.book, book.title, ...(book.names ?? [])]) {
        expect(namedBook(`${name} 3`, books)?.book.book, name).toBe(book.book);
      }
    }
  });
});
