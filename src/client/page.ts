/** What the page says about itself, for scripts that come late. */
import { base } from '#addresses/base.ts';
import { readingWords } from '#i18n/gathered/reading.ts';
import { languages, type Language } from '#model/language.ts';
import type { ReadingWords } from '#i18n/reading.ts';

/** The address of the site's start page. */
export function siteOfPage(): string {
  return new URL(base, location.href).href;
}

/** The language of this page, or of another. */
export function languageOfPage({ documentElement: { lang } }: Document = document): Language {
  return languages.find((each) => each === lang) ?? 'en';
}

/** What the reading aids say, in this page's language. */
export function words(): ReadingWords {
  return readingWords[languageOfPage()];
}

/** Path and hash of where the reader is. */
export function hereNow(): string {
  return location.pathname + location.hash;
}
