import { describe, expect, test } from 'vitest';
import { expectedReport, findingsOf, fixtureBooks, reportOf } from './books.ts';

describe('a sound book', () => {
  test.each(fixtureBooks('good'))('$name has no findings', (book) => {
    expect(findingsOf(book)).toEqual([]);
  });
});

describe('a faulty book is told what is wrong, where, and how to mend it', () => {
  test.each(fixtureBooks('bad'))('$name', (book) => {
    expect(reportOf(book)).toBe(expectedReport(book));
  });
});
