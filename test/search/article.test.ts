import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findArticles, looksLikeArticle } from '#search/article.ts';

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

describe('somebody who looks for an article', () => {
  test.each([
    '27B1(a)',
    '27b1(a)',
    '27 b1 a',
    'art. 27B1(a)',
    'artikel 27b1a',
    'Art 27 B1 (a)',
    'law 27B1a',
    '§ 27B1(a)',
  ])('finds 27B1(a) as “%s”', (query) => {
    expect(findArticles(query, articles)).toEqual(['27B1(a)']);
  });

  test.each(['27B1', '27 b1', 'artikel 27.B1'])('finds an article with its parts as “%s”', (query) => {
    expect(findArticles(query, articles)).toEqual(['27B1', '27B1(a)', '27B1(b)']);
  });

  test('finds bracketed parts of parts without their brackets', () => {
    expect(findArticles('30b1bii', articles)).toEqual(['30B1(b)(ii)']);
    expect(findArticles('30B1(b)', articles)).toEqual(['30B1(b)(ii)']);
  });

  test('sees everything that begins like it while the number is being typed', () => {
    expect(findArticles('2', articles)).toEqual(['27', '27B1', '27B1(a)', '27B1(b)', '27B2', '27B10']);
    expect(findArticles('27b', articles)).toEqual(['27B1', '27B1(a)', '27B1(b)', '27B2', '27B10']);
  });

  test('does not find 27B10 as 27B1, nor 100 as 10, once there is such an article', () => {
    expect(findArticles('27B1', articles)).not.toContain('27B10');
    expect(findArticles('7', articles)).toEqual(['7']);
  });

  test('is led to the article around a part that is not there', () => {
    expect(findArticles('27B1(z)', articles)).toEqual(['27B1']);
    expect(findArticles('27D', articles)).toEqual(['27']);
  });

  test('finds nothing for words, for nothing, and for an article that is not there', () => {
    for (const query of ['', 'artikel', 'verzaking', '88']) expect(findArticles(query, articles)).toEqual([]);
    expect(looksLikeArticle('artikel 27')).toBe(true);
    expect(looksLikeArticle('verzaking')).toBe(false);
  });
});

describe('an article with points', () => {
  const points = ['1.13', '4', '4.2', '4.10', '11', '11.3', '11.3.2.1', 'A.4.2'];

  test.each([
    ['4.2', ['4.2']],
    ['art. 11.3', ['11.3', '11.3.2.1']],
    ['11.3.2', ['11.3.2.1']],
    ['1.1', ['1.13']],
    ['A.4.2', ['A.4.2']],
    ['a4.2', ['A.4.2']],
    ['4', ['4', '4.2', '4.10']],
    ['4.3', ['4']],
  ])('is found as “%s”', (query, found) => {
    expect(looksLikeArticle(query)).toBe(true);
    expect(findArticles(query, points)).toEqual(found);
  });
});

test('each article is found by its own name among others', () => {
  const article = fc
    .tuple(
      fc.integer({ min: 1, max: 100 }),
      fc.constantFrom('', 'A', 'B1', 'B10', 'C2'),
      fc.constantFrom('', '(a)', '(b)(ii)'),
    )
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(article, article, (one, other) => {
      expect(findArticles(one, [one, other])).toContain(one);
    }),
  );
});
