/** Words of search queries in all languages: a query in one finds a book in another. */
import type { Language } from '#model/language.ts';
import { words as da } from './da/query.ts';
import { words as de } from './de/query.ts';
import { words as en } from './en/query.ts';
import { words as nl } from './nl/query.ts';
import type { Words } from './words.ts';

export const queryWords: Readonly<Record<Language, Words['query']>> = { nl, da, de, en };
