/** What is said of a record when its link is opened, one language at a time. */
import type { Language } from '#model/language.ts';
import type { ReplayWords } from '#i18n/replay.ts';

const WORDS: Readonly<Record<Language, () => Promise<ReplayWords>>> = {
  nl: () => import('#i18n/nl/replay.ts').then((words) => words.replayNl),
  da: () => import('#i18n/da/replay.ts').then((words) => words.replayDa),
  de: () => import('#i18n/de/replay.ts').then((words) => words.replayDe),
  en: () => import('#i18n/en/replay.ts').then((words) => words.replayEn),
};

/** The words in a language. Rejects where they cannot be loaded. */
export function replayWordsIn(language: Language): Promise<ReplayWords> {
  return WORDS[language]();
}
