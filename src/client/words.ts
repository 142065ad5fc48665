/** What the reading aids say, in this page's language. */
import { uiLanguages } from '#i18n/language.ts';
import { readingWords, type ReadingWords } from '#i18n/reading.ts';

export function words(): ReadingWords {
  const { lang } = document.documentElement;
  return readingWords[uiLanguages.find((each) => each === lang) ?? 'en'];
}
