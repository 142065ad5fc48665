/** Yes and no in every language. */
import type { Language } from '#model/language.ts';
import type { ChoiceWords } from '#i18n/choice.ts';
import { choiceDa } from '#i18n/da/choice.ts';
import { choiceDe } from '#i18n/de/choice.ts';
import { choiceEn } from '#i18n/en/choice.ts';
import { choiceNl } from '#i18n/nl/choice.ts';

export const choiceWords: Readonly<Record<Language, ChoiceWords>> = {
  nl: choiceNl,
  da: choiceDa,
  de: choiceDe,
  en: choiceEn,
};
