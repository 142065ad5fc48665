/** What is said where an arbiter trains, one language at a time. */
import type { Language } from '#model/language.ts';
import type { TrainingWords } from '#i18n/training.ts';

const WORDS: Readonly<Record<Language, () => Promise<TrainingWords>>> = {
  nl: () => import('#i18n/nl/training.ts').then((words) => words.trainingNl),
  da: () => import('#i18n/da/training.ts').then((words) => words.trainingDa),
  de: () => import('#i18n/de/training.ts').then((words) => words.trainingDe),
  en: () => import('#i18n/en/training.ts').then((words) => words.trainingEn),
};

/** The words in a language. Rejects where they cannot be loaded. */
export function trainingWordsIn(language: Language): Promise<TrainingWords> {
  return WORDS[language]();
}
