/** Law articles as people type them. Knows no files, so that a page can use it. */
import { articleWords } from '#i18n/articles.ts';
import { bareArticle, compareArticles, isWithin } from '#model/article.ts';

/** A number, also of an appendix that has a letter: `a4.2`. */
const ARTICLE = /^[a-z]?\d/;

/** Whether the query is for an article and not for words: `27`, `art. 27b1`, `Law 64 C`, `A.4.2`. */
export function looksLikeArticle(query: string): boolean {
  return ARTICLE.test(bare(query));
}

/**
 * The articles that a query means, in the order of the law book: `27B1`, `27 b1`, `art. 27B1(a)`, `artikel
 * 27b1a`. An article includes its parts; an unfinished number matches as a prefix (`2` → 23, 27B1); for an
 * unknown part the nearest article around it (`27B1(z)` → 27B1). Empty for anything else.
 */
export function findArticles(query: string, articles: readonly string[]): readonly string[] {
  const wanted = bare(query);
  if (!ARTICLE.test(wanted)) return [];
  const sorted = articles.toSorted(compareArticles);
  const exact = sorted.filter((article) => isWithin(article, wanted));
  if (exact.length > 0) return exact;
  const begun = sorted.filter((article) => bareArticle(article).startsWith(wanted));
  if (begun.length > 0) return begun;
  const around = sorted.filter((article) => isWithin(wanted, article)).at(-1);
  return around === undefined ? [] : [around];
}

/** What people type before an article, the longer word first where one begins like another. */
const WORDS = Object.values(articleWords)
  .flatMap(({ typed }) => typed)
  .sort((a, b) => b.length - a.length);
const BEFORE = new RegExp(String.raw`^\s*(?:${[...WORDS, '§'].join('|')})[.\s]*`);

/** The article that is typed, without the word for "article", spaces and signs, in small letters. */
function bare(query: string): string {
  return bareArticle(query.toLowerCase().replace(BEFORE, ''));
}
