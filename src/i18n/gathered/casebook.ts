/** What is said about kept cases, one language at a time. */
import type { Language } from '#model/language.ts';
import type { CasebookWords } from '#i18n/casebook.ts';

const WORDS: Readonly<Record<Language, () => Promise<CasebookWords>>> = {
  nl: () => import('#i18n/nl/casebook.ts').then((words) => words.casebookNl),
  da: () => import('#i18n/da/casebook.ts').then((words) => words.casebookDa),
  de: () => import('#i18n/de/casebook.ts').then((words) => words.casebookDe),
  en: () => import('#i18n/en/casebook.ts').then((words) => words.casebookEn),
};

/** The words in a language. Rejects where they cannot be loaded. */
export function casebookWordsIn(language: Language): Promise<CasebookWords> {
  return WORDS[language]();
}
