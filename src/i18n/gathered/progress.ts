/** What is said about what comes back in training, one language at a time. */
import type { Language } from '#model/language.ts';
import type { ProgressWords } from '#i18n/progress.ts';

const WORDS: Readonly<Record<Language, () => Promise<ProgressWords>>> = {
  nl: () => import('#i18n/nl/progress.ts').then((words) => words.progressNl),
  da: () => import('#i18n/da/progress.ts').then((words) => words.progressDa),
  de: () => import('#i18n/de/progress.ts').then((words) => words.progressDe),
  en: () => import('#i18n/en/progress.ts').then((words) => words.progressEn),
};

/** The words in a language. Rejects where they cannot be loaded. */
export function progressWordsIn(language: Language): Promise<ProgressWords> {
  return WORDS[language]();
}
