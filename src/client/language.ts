import { languages, type Language } from '#model/language.ts';

/** The language that a page declares; English if the interface does not have it. */
export function languageOf({ lang }: Pick<HTMLElement, 'lang'>): Language {
  return languages.find((each) => each === lang) ?? 'en';
}
