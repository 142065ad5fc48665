/** What is said about books that stay on a device, one language at a time. */
import type { Language } from '#model/language.ts';
import type { OfflineWords } from '#i18n/offline.ts';

const WORDS: Readonly<Record<Language, () => Promise<OfflineWords>>> = {
  nl: () => import('#i18n/nl/offline.ts').then((words) => words.offlineNl),
  da: () => import('#i18n/da/offline.ts').then((words) => words.offlineDa),
  de: () => import('#i18n/de/offline.ts').then((words) => words.offlineDe),
  en: () => import('#i18n/en/offline.ts').then((words) => words.offlineEn),
};

/** The words in a language. Rejects where they cannot be loaded. */
export function offlineWordsIn(language: Language): Promise<OfflineWords> {
  return WORDS[language]();
}
