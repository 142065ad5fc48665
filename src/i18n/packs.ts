/**
 * Every language with all its words, for the build. A browser gets single purposes (src/i18n/gathered/) or one language's
 * words as data.
 */
import type { Language } from '#model/language.ts';
import type { LanguagePack } from './pack.ts';
import { da } from './da/index.ts';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { nl } from './nl/index.ts';

export const packs: Readonly<Record<Language, LanguagePack>> = { nl, da, de, en };
