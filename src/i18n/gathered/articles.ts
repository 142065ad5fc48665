/** How articles are named, in every language: whoever looks for one may use any. */
import type { Language } from '#model/language.ts';
import type { ArticleWords } from '#i18n/articles.ts';
import { articlesDa } from '#i18n/da/articles.ts';
import { articlesDe } from '#i18n/de/articles.ts';
import { articlesEn } from '#i18n/en/articles.ts';
import { articlesNl } from '#i18n/nl/articles.ts';

export const articleWords: Readonly<Record<Language, ArticleWords>> = {
  nl: articlesNl,
  da: articlesDa,
  de: articlesDe,
  en: articlesEn,
};
