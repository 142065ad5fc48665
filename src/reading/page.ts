/** What the page says about itself, for scripts that come late. */
import { uiLanguages, type UiLanguage } from '../i18n/language.ts';
import { readingWords, type ReadingWords } from '../i18n/reading.ts';

/** The address of the site's start page. */
export function siteOfPage(): string {
  return new URL(import.meta.env.BASE_URL.replace(/\/?$/, '/'), location.href).href;
}

export function languageOfPage(): UiLanguage {
  return uiLanguages.find((each) => each === document.documentElement.lang) ?? 'en';
}

export function words(): ReadingWords {
  return readingWords[languageOfPage()];
}

/** Path and hash of where the reader is. */
export function hereNow(): string {
  return location.pathname + location.hash;
}
