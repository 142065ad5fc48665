/** What single kinds of drills say, one language at a time. */
import type { Language } from '#model/language.ts';
import type { DrillWords } from '#i18n/drills.ts';

const WORDS: Readonly<Record<Language, () => Promise<DrillWords>>> = {
  nl: () => import('#i18n/nl/drills.ts').then((words) => words.drillsNl),
  da: () => import('#i18n/da/drills.ts').then((words) => words.drillsDa),
  de: () => import('#i18n/de/drills.ts').then((words) => words.drillsDe),
  en: () => import('#i18n/en/drills.ts').then((words) => words.drillsEn),
};

/** The words in a language. Rejects where they cannot be loaded. */
export function drillWordsIn(language: Language): Promise<DrillWords> {
  return WORDS[language]();
}
