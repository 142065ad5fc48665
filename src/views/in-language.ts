import type { Language } from '#model/language.ts';

/**
 * The `lang` of something in a view: nothing at all where it is in the page's own language, so that data stay
 * small.
 */
export function inLanguage(lang: Language | undefined): { readonly lang?: Language } {
  return lang === undefined ? {} : { lang };
}
