/** Disputes of books, read and joined. */
import { describe, expect, test } from 'vitest';
import { joinLibrary } from '#library/load.ts';
import { readContentFiles } from '#library/files.ts';
import { libraryAt } from '../support/library.ts';

const TRANSLATED = 'test/books/good/two-languages';

describe('the ways to dispute a ruling', () => {
  test('are none where the book says nothing', () => {
    expect(libraryAt('test/books/good/four-books').books.flatMap(({ current }) => current.appeal)).toEqual([]);
  });

  test('are shown in the words of a translation, and in the original’s where it has none', () => {
    const files = readContentFiles(TRANSLATED).map((file) =>
      file.file === 'content/bordspel/book.yaml'
        ? { ...file, text: file.text.replaceAll(/^ {4}chapters:/gm, `${APPEAL}    chapters:`) }
        : file,
    );
    const english = joinLibrary(files, '2025-01-01').books[0]?.translations[0]?.current.appeal;
    expect(english?.map(({ id, lang }) => [id, lang])).toEqual([['protest', 'nl']]);
  });
});

const APPEAL = `    appeal:
      - { id: protest, title: Protest, to: { says: De wedstrijdleider., cites: ['beslissen#a'] } }
`;
