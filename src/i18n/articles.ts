/** How articles are named, in every language: a reader may use any. */
import type { Language } from '#model/language.ts';
import { words as da } from './da/articles.ts';
import { words as de } from './de/articles.ts';
import { words as en } from './en/articles.ts';
import { words as nl } from './nl/articles.ts';
import type { Words } from './words.ts';

export const articleWords: Readonly<Record<Language, Words['articles']>> = { nl, da, de, en };
