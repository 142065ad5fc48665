import type { ArticleWords } from '#i18n/articles.ts';

export const articlesNl: ArticleWords = {
  one: ['artikel', 'art.'],
  many: ['artikelen'],
  and: ['en', 'of'],
  range: ['t/m', 'tot en met'],
  of: ['van'],
  typed: ['artikelen', 'artikel', 'art', 'arts'],
};
