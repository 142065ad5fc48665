/** What is said of what is not kept, one language at a time. */
import type { Language } from '#model/language.ts';
import type { UnkeptWords } from '#i18n/unkept.ts';

const WORDS: Readonly<Record<Language, () => Promise<UnkeptWords>>> = {
  nl: () => import('#i18n/nl/unkept.ts').then((words) => words.unkeptNl),
  da: () => import('#i18n/da/unkept.ts').then((words) => words.unkeptDa),
  de: () => import('#i18n/de/unkept.ts').then((words) => words.unkeptDe),
  en: () => import('#i18n/en/unkept.ts').then((words) => words.unkeptEn),
};

/** The words in a language. Rejects where they cannot be loaded. */
export function unkeptWordsIn(language: Language): Promise<UnkeptWords> {
  return WORDS[language]();
}
