/** What is said of seats, one language at a time. */
import type { Language } from '#model/language.ts';
import type { SeatingWords } from '#i18n/seats.ts';

const WORDS: Readonly<Record<Language, () => Promise<SeatingWords>>> = {
  nl: () => import('#i18n/nl/seats.ts').then((words) => words.seatsNl),
  da: () => import('#i18n/da/seats.ts').then((words) => words.seatsDa),
  de: () => import('#i18n/de/seats.ts').then((words) => words.seatsDe),
  en: () => import('#i18n/en/seats.ts').then((words) => words.seatsEn),
};

/** The words in a language. Rejects where they cannot be loaded. */
export function seatingWordsIn(language: Language): Promise<SeatingWords> {
  return WORDS[language]();
}
