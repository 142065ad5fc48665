import { describe, expect, test } from 'vitest';
import { slugOfArticle } from '#model/article.ts';
import { slugOfNumber } from '#model/index.ts';

describe('a rule’s place in an address', () => {
  test.each([
    ['17', '17'],
    ['1.12', '1-12'],
    ['11.2', '11-2'],
    ['§ 4,2', '4-2'],
    ['H5', 'h5'],
    ['A1', 'a1'],
  ])('%s → %s', (number, slug) => {
    expect(slugOfNumber(number)).toBe(slug);
  });
  test('numbers that differ only in where the point stands do not collide', () => {
    expect(slugOfNumber('1.12')).not.toBe(slugOfNumber('11.2'));
  });
});

test('a law article keeps its brackets apart in an address', () => {
  expect(slugOfArticle('27B1(a)')).toBe('27b1-a');
  expect(slugOfArticle('30B1(b)(ii)')).toBe('30b1-b-ii');
});
