import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareArticles, isWithin } from '#model/article.ts';

const articles = [
  '100',
  '16B3',
  '9A1',
  '27',
  '27B1(a)',
  '27B1(b)',
  '27B1',
  '27B2',
  '27B10',
  '30B1(b)(ii)',
  '64C1',
  '7',
];

test('an article with points is within those before it, and within none that only begin alike', () => {
  expect(['11.3.2.1', '11.3', '11'].map((each) => isWithin('11.3.2.1', each))).toEqual([true, true, true]);
  expect(['1', '1.13', '11.31', '113'].map((each) => isWithin('11.3', each))).toEqual([false, false, false, false]);
  expect(['A.4.10', '4.2', 'A.4.2', '11', '4.10', '4'].toSorted(compareArticles)).toEqual([
    '4',
    '4.2',
    '4.10',
    '11',
    'A.4.2',
    'A.4.10',
  ]);
});

describe('articles in the order of the law book', () => {
  test('are sorted by number first, an article before its parts', () => {
    expect(articles.toSorted(compareArticles)).toEqual([
      '7',
      '9A1',
      '16B3',
      '27',
      '27B1',
      '27B1(a)',
      '27B1(b)',
      '27B2',
      '27B10',
      '30B1(b)(ii)',
      '64C1',
      '100',
    ]);
  });

  const article = fc
    .tuple(
      fc.integer({ min: 1, max: 100 }),
      fc.constantFrom('', 'A', 'B1', 'B10', 'C2'),
      fc.constantFrom('', '(a)', '(b)(ii)'),
    )
    .map((parts) => parts.join(''));

  test('have one order, whatever order they came in', () => {
    fc.assert(
      fc.property(fc.uniqueArray(article, { maxLength: 12 }), (list) => {
        const sorted = list.toSorted(compareArticles);
        expect([...list].reverse().sort(compareArticles)).toEqual(sorted);
      }),
    );
  });

  test('stand behind what they are part of', () => {
    fc.assert(
      fc.property(article, article, (one, other) => {
        const isPart = isWithin(one, other) && !isWithin(other, one); // `7A` and `7(a)` are within each other
        if (isPart) expect(compareArticles(other, one)).toBeLessThan(0);
      }),
    );
  });
});
