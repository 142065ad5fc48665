/** What the reading aids say, one language at a time: a page loads its own and no other. */
import type { Language } from '#model/language.ts';
import type { ReadingWords } from '#i18n/reading.ts';

/** The words in a language. Rejects where they cannot be loaded. */
export async function readingWordsIn(language: Language): Promise<ReadingWords> {
  switch (language) {
    case 'nl':
      return (await import('#i18n/nl/reading.ts')).readingNl;
    case 'da':
      return (await import('#i18n/da/reading.ts')).readingDa;
    case 'de':
      return (await import('#i18n/de/reading.ts')).readingDe;
    case 'en':
      return (await import('#i18n/en/reading.ts')).readingEn;
  }
}
