/** Stop words in any language: they count with a low weight, and never by similarity. */
import { queryWords } from '#i18n/query.ts';
import { foldedSet } from './folded-set.ts';

const STOP = foldedSet(Object.values(queryWords).map(({ stopWords }) => stopWords));

/** Whether a word is a stop word. @param word as `fold` writes it. */
export function isStopWord(word: string): boolean {
  return STOP.has(word);
}
