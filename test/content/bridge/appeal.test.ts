/** Disputes according to the protocols of Bridge. */
import { expect, test } from 'vitest';
import { recordProps } from '#views/record.ts';
import { libraryAt } from '../../support/library.ts';
import { pageContextIn } from '../../support/page-context.ts';

const book = libraryAt('.').books.find(({ id }) => id === 'bridge');
if (!book) throw new Error('there is no bridge');

test('the ways to dispute a ruling have no part that the book does not speak of', () => {
  expect(book.current.appeal.map(({ parts }) => Object.keys(parts))).toEqual([['by', 'to']]);
});

test('what the articles say that the protocols name stands apart, as the law’s', () => {
  const { appeal } = recordProps(pageContextIn(book, book.current));
  expect(appeal.laws?.says.map(({ name }) => name)).toEqual(['Artikel 92', 'Artikel 93']);
  expect(appeal.ways.flatMap(({ silent }) => silent)).toContain('Tot wanneer');
});
