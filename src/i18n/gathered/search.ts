/** What the search dialog says, one language at a time: a page loads its own and no other. */
import type { Language } from '#model/language.ts';
import type { SearchWords } from '#i18n/search.ts';

/** The words in a language. Rejects where they cannot be loaded. */
export async function searchWordsIn(language: Language): Promise<SearchWords> {
  switch (language) {
    case 'nl':
      return (await import('#i18n/nl/search.ts')).searchNl;
    case 'da':
      return (await import('#i18n/da/search.ts')).searchDa;
    case 'de':
      return (await import('#i18n/de/search.ts')).searchDe;
    case 'en':
      return (await import('#i18n/en/search.ts')).searchEn;
  }
}
