import type { Language } from '#model/language.ts';

/** The `lang` of a text in a view; empty if it is the page's own language, so that data stay small. */
export function inLanguage(lang: Language | undefined): { readonly lang?: Language } {
  return lang === undefined ? {} : { lang };
}
