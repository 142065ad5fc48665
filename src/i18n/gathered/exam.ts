/** What is said of exams, one language at a time. */
import type { ExamWords } from '#i18n/exam.ts';
import type { Language } from '#model/language.ts';

const WORDS: Readonly<Record<Language, () => Promise<ExamWords>>> = {
  nl: () => import('#i18n/nl/exam.ts').then((words) => words.examNl),
  da: () => import('#i18n/da/exam.ts').then((words) => words.examDa),
  de: () => import('#i18n/de/exam.ts').then((words) => words.examDe),
  en: () => import('#i18n/en/exam.ts').then((words) => words.examEn),
};

/** The words in a language. Rejects where they cannot be loaded. */
export function examWordsIn(language: Language): Promise<ExamWords> {
  return WORDS[language]();
}
