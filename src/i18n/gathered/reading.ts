/** What the reading aids say, one language at a time: a page loads its own and no other. */
import type { Language } from '#model/language.ts';
import type { ReadingWords } from '#i18n/reading.ts';

/** As values of a record they are shorter than a switch, in what every page loads first. */
const WORDS: Readonly<Record<Language, () => Promise<ReadingWords>>> = {
  nl: () => import('#i18n/nl/reading.ts').then((words) => words.readingNl),
  da: () => import('#i18n/da/reading.ts').then((words) => words.readingDa),
  de: () => import('#i18n/de/reading.ts').then((words) => words.readingDe),
  en: () => import('#i18n/en/reading.ts').then((words) => words.readingEn),
};

/** The words in a language. Rejects where they cannot be loaded. */
export function readingWordsIn(language: Language): Promise<ReadingWords> {
  return WORDS[language]();
}
