/** What is said at a table to train at, one language at a time. */
import type { AtTableWords } from '#i18n/at-table.ts';
import type { Language } from '#model/language.ts';

const WORDS: Readonly<Record<Language, () => Promise<AtTableWords>>> = {
  nl: () => import('#i18n/nl/at-table.ts').then((words) => words.atTableNl),
  da: () => import('#i18n/da/at-table.ts').then((words) => words.atTableDa),
  de: () => import('#i18n/de/at-table.ts').then((words) => words.atTableDe),
  en: () => import('#i18n/en/at-table.ts').then((words) => words.atTableEn),
};

/** The words in a language. Rejects where they cannot be loaded. */
export function atTableWordsIn(language: Language): Promise<AtTableWords> {
  return WORDS[language]();
}
