/** The page in the other languages that it exists in, as its head names them. */
import { languageOf } from '#client/language.ts';
import type { Language } from '#model/language.ts';

export interface OtherLanguage {
  readonly language: Language;
  /** Path of the page in that language. */
  readonly path: string;
  /** What a button says that adds its text. */
  readonly label: string;
}

/** None on a page that exists in one language. */
export function otherLanguages(): readonly OtherLanguage[] {
  const links = document.head.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]');
  const here = languageOf(document.documentElement);
  return [...links].flatMap((link) => {
    const language = languageOf({ lang: link.hreflang });
    // A site with a known host names itself in full, also where a copy of it is read.
    return language === here ? [] : [{ language, path: new URL(link.href).pathname, label: link.title }];
  });
}
