/**
 * Every language with all its words, for the build. A browser loads single purposes (load.ts), or gets them
 * as data.
 */
import type { Language } from '#model/language.ts';
import * as da from './da/index.ts';
import * as de from './de/index.ts';
import * as en from './en/index.ts';
import * as nl from './nl/index.ts';
import type { Words } from './words.ts';

export const packs: Readonly<Record<Language, Words>> = { nl, da, de, en };
