/** What is said where something is handed on, one language at a time. */
import type { Language } from '#model/language.ts';
import type { ShareWords } from '#i18n/share.ts';

const WORDS: Readonly<Record<Language, () => Promise<ShareWords>>> = {
  nl: () => import('#i18n/nl/share.ts').then((words) => words.shareNl),
  da: () => import('#i18n/da/share.ts').then((words) => words.shareDa),
  de: () => import('#i18n/de/share.ts').then((words) => words.shareDe),
  en: () => import('#i18n/en/share.ts').then((words) => words.shareEn),
};

/** The words in a language. Rejects where they cannot be loaded. */
export function shareWordsIn(language: Language): Promise<ShareWords> {
  return WORDS[language]();
}
