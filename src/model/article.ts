/** Law articles in the order of their law book. Knows no files, so that a page can use it. */

/** An article's place in a URL: `27B1(a)` → `27b1-a`, `A.4.2` → `a-4-2`. */
export function slugOfArticle(article: string): string {
  return article.toLowerCase().replace(/[(.]/g, '-').replace(/\)/g, '');
}

/**
 * For sorting: 9A1 before 16B3, 27B1 before 27B1(a), 27B2 before 27B10. Two spellings of one article (`7A`,
 * `7(a)`) by their signs.
 */
export function compareArticles(a: string, b: string): number {
  const [left, right] = [partsOfArticle(a), partsOfArticle(b)];
  for (let at = 0; at < Math.max(left.length, right.length); at++) {
    const [one, other] = [left[at], right[at]];
    if (one === undefined || other === undefined) return one === undefined ? -1 : 1;
    const difference = Number(one) - Number(other);
    if (difference !== 0 && !Number.isNaN(difference)) return difference;
    if (one !== other) return one < other ? -1 : 1;
  }
  return a === b ? 0 : a < b ? -1 : 1;
}

/**
 * Whether an article is the other one or a part of it: `27B1(a)` is within `27B1`, `27B` and `27`, but not
 * within `2`, and `4.2` within `4`.
 */
export function isWithin(article: string, other: string): boolean {
  const [inner, outer] = [bareArticle(article), bareArticle(other)];
  return inner.startsWith(outer) && !/^\d\d$/.test(inner.slice(outer.length - 1, outer.length + 1));
}

/** The parts of an article, each a number or letters: `27B1(a)` → 27, b, 1, a. */
function partsOfArticle(article: string): readonly string[] {
  return article.toLowerCase().match(/\d+|[a-z]+/g) ?? [];
}

/**
 * Without spaces and signs, in small letters; but with a point between two numbers, so that `1.13` is not
 * `11.3`.
 */
export function bareArticle(article: string): string {
  return article
    .toLowerCase()
    .replace(/(?<=\d)[^a-z0-9]+(?=\d)/g, '.')
    .replace(/[^a-z0-9.]|\.(?!\d)|(?<!\d)\./g, '');
}
