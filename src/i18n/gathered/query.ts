/** What people type, in every language: a question in one finds what a book says in another. */
import type { Language } from '#model/language.ts';
import type { QueryWords } from '#i18n/query.ts';
import { queryDa } from '#i18n/da/query.ts';
import { queryDe } from '#i18n/de/query.ts';
import { queryEn } from '#i18n/en/query.ts';
import { queryNl } from '#i18n/nl/query.ts';

export const queryWords: Readonly<Record<Language, QueryWords>> = {
  nl: queryNl,
  da: queryDa,
  de: queryDe,
  en: queryEn,
};
