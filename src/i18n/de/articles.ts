import type { ArticleWords } from '#i18n/articles.ts';

export const articlesDe: ArticleWords = {
  one: ['paragraph'],
  many: ['paragrafen'],
  and: ['und', 'oder'],
  range: ['bis'],
  of: ['der', 'des'],
  typed: [],
};
