import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { slugOfArticle } from '#model/article.ts';
import { articleSchema } from '#model/law.ts';
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
  expect(slugOfArticle('11.3.2.1')).toBe('11-3-2-1');
  expect(slugOfArticle('A.4.2')).toBe('a-4-2');
});

test('no two law articles have one address', () => {
  const point = fc.integer({ min: 1, max: 12 });
  const article = fc
    .record({
      appendix: fc.constantFrom('', 'A.', 'B.', 'III.'),
      number: point,
      letter: fc.constantFrom('', 'A', 'B1', 'B12', 'I'),
      points: fc.array(point, { maxLength: 3 }),
      brackets: fc.constantFrom('', '(a)', '(b)(ii)', '(i)'),
    })
    .map(({ appendix, number, letter, points, brackets }) =>
      [appendix, number, letter, ...points.map((each) => `.${String(each)}`), brackets].join(''),
    );
  fc.assert(
    fc.property(article, article, (one, other) => {
      expect(articleSchema.safeParse(one).success).toBe(true);
      expect(slugOfArticle(one) === slugOfArticle(other)).toBe(one === other);
    }),
  );
});
