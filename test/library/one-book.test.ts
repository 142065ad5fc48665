/** A book that is built by itself is what it is among the others. */
import { expect, test } from 'vitest';
import { readContentFiles } from '#library/files.ts';
import { filesOfBook, isForBook } from '#library/one-book.ts';
import { check } from '#check/check.ts';

const ROOT = 'test/books/good/four-books';
const BOOK = 'slagspel';
const files = readContentFiles(ROOT, (file) => isForBook(file, [BOOK]));

test('of the others only their names and terms are read', () => {
  const others = files.map(({ file }) => file).filter((file) => !file.startsWith(`content/${BOOK}/`));
  expect(others).toContain('content/permalinks.txt');
  expect(others.filter((file) => file.startsWith('content/frozen/') && !file.includes(BOOK))).toEqual([]);
  expect(others.filter((file) => /^content\/(?!frozen\/)[^/]+\/.*(?<!book\.yaml|terms\.yaml)$/.test(file))).toEqual([]);
});

test('by itself it has no findings, and lines of its addresses stay where they are', () => {
  const own = filesOfBook(files, [BOOK]);
  expect(check(own)).toEqual([]);
  const list = (from: typeof own) => from.find(({ file }) => file === 'content/permalinks.txt')?.text.split('\n') ?? [];
  const [all, mine] = [list(files), list(own)];
  expect(mine.map((line, at) => line === '' || line === all[at])).not.toContain(false);
  expect(mine.filter((line) => line !== '').length).toBeGreaterThan(0);
});
