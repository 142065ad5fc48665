/** What is said of clocks, one language at a time. */
import type { Language } from '#model/language.ts';
import type { TimerWords } from '#i18n/timers.ts';

const WORDS: Readonly<Record<Language, () => Promise<TimerWords>>> = {
  nl: () => import('#i18n/nl/timers.ts').then((words) => words.timersNl),
  da: () => import('#i18n/da/timers.ts').then((words) => words.timersDa),
  de: () => import('#i18n/de/timers.ts').then((words) => words.timersDe),
  en: () => import('#i18n/en/timers.ts').then((words) => words.timersEn),
};

/** The words in a language. Rejects where they cannot be loaded. */
export function timerWordsIn(language: Language): Promise<TimerWords> {
  return WORDS[language]();
}
