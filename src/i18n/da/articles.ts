import type { ArticleWords } from '#i18n/articles.ts';

export const articlesDa: ArticleWords = {
  one: ['paragraf'],
  many: ['artikler', 'paragraffer'],
  and: ['og', 'eller'],
  range: ['til'],
  of: ['af'],
  typed: ['artikler'],
};
