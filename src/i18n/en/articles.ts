import type { ArticleWords } from '#i18n/articles.ts';

export const articlesEn: ArticleWords = {
  one: ['article', 'law'],
  many: ['articles', 'laws'],
  and: ['and', 'or'],
  range: ['to'],
  of: ['of'],
  typed: ['article', 'law', 'laws'],
};
