/**
 * Books of any size: what the bench makes is sound, and checking it takes no more looks for each rule of a
 * larger one.
 */
import { describe, expect, test } from 'vitest';
import { check, checkContent } from '#check/check.ts';
import { readContent } from '#check/content.ts';
import { makeBook } from '../bench/scale/book.ts';
import { proportionsOf, toOneRule } from '../bench/scale/proportions.ts';
import { published } from '../bench/scale/write.ts';
import { joinLibrary } from '#library/load.ts';
import { library } from '../support/fixture.ts';

const proportions = proportionsOf(library);
const bookOf = (rules: number) => published(makeBook(rules, 1, proportions));

describe('a book that is made to be measured', () => {
  test('has no findings', () => {
    expect(check(bookOf(60))).toEqual([]);
  });

  test('is the same for the same seed, and another one for another', () => {
    expect(makeBook(5, 1, proportions)).toEqual(makeBook(5, 1, proportions));
    expect(makeBook(5, 2, proportions)).not.toEqual(makeBook(5, 1, proportions));
  });

  test('has as much of everything to one rule as the books that it is made after', () => {
    const real = toOneRule(library.books.map(({ current }) => current));
    const made = toOneRule(
      joinLibrary(makeBook(300, 1, proportions), '2026-06-01').books.map(({ current }) => current),
    );
    for (const key of ['clauses', 'situations', 'terms', 'notes']) {
      expect(made[key], key).toBeGreaterThan(0.75 * (real[key] ?? 0));
      expect(made[key], key).toBeLessThan(1.25 * (real[key] ?? 0));
    }
  });
});

describe('looking at a citation', () => {
  test('costs a larger book no more looks at its rules', () => {
    expect(looksPerRule(120)).toBeLessThan(1.15 * looksPerRule(30));
  });
});

/**
 * How often the ids of rules are read while a book is checked, for each of its rules: an operation, and no
 * time.
 */
function looksPerRule(rules: number): number {
  let looks = 0;
  const content = readContent(bookOf(rules));
  for (const { edition } of content.editions) {
    for (const { data } of edition.rules) {
      const { id } = data;
      Object.defineProperty(data, 'id', {
        enumerable: true,
        get: () => {
          looks++;
          return id;
        },
      });
    }
  }
  expect(checkContent(content)).toEqual([]);
  return looks / rules;
}
