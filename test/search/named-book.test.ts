import { describe, expect, test } from 'vitest';
import { loadLibrary } from '#library/load.ts';
import { indexedBooks } from '#search/build-index.ts';
import { mayNameBook, namedBook } from '#search/named-book.ts';

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
    expect(namedBook(query, shelf)).toEqual({ book: shelf.find((each) => each.book === book), rest });
  });

  test.each(['17', 'regel 17', 'slagspel', 'slagspel verzaakt', 'r17', 'S10', 's 17', 'kaartspel 17', '13 slagen', ''])(
    'not “%s”',
    (query) => {
      expect(namedBook(query, shelf)).toBeUndefined();
    },
  );

  test('names that are asked for without a number cost no list of books', () => {
    expect(mayNameBook('slagspel')).toBe(false);
    expect(mayNameBook('17')).toBe(false);
    expect(mayNameBook('slagspel 17')).toBe(true);
  });
});

describe('the books of this site', () => {
  const books = indexedBooks(loadLibrary('.'));
  test('each is found by its id, its title and its other names', () => {
    for (const book of books) {
      for (const name of [book.book, book.title, ...(book.names ?? [])]) {
        expect(namedBook(`${name} 3`, books)?.book.book, name).toBe(book.book);
      }
    }
  });
});
