/** What the reading aids say, in every language: they travel to each page. */
import type { Language } from '#model/language.ts';
import type { ReadingWords } from '#i18n/reading.ts';
import { readingDa } from '#i18n/da/reading.ts';
import { readingDe } from '#i18n/de/reading.ts';
import { readingEn } from '#i18n/en/reading.ts';
import { readingNl } from '#i18n/nl/reading.ts';

export const readingWords: Readonly<Record<Language, ReadingWords>> = {
  nl: readingNl,
  da: readingDa,
  de: readingDe,
  en: readingEn,
};
