/** Yes and no in every language. */
import type { Language } from '#model/language.ts';
import { words as da } from './da/choice.ts';
import { words as de } from './de/choice.ts';
import { words as en } from './en/choice.ts';
import { words as nl } from './nl/choice.ts';
import type { Words } from './words.ts';

export const choiceWords: Readonly<Record<Language, Words['choice']>> = { nl, da, de, en };
