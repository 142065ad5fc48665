/**
 * Words that say little by themselves, in any language: they count, but lightly, and never by resemblance.
 */
import { queryWords } from '#i18n/query.ts';
import { foldedSet } from './folded-set.ts';

const STOP = foldedSet(Object.values(queryWords).map(({ stopWords }) => stopWords));

/** Whether a word says nothing of what is looked for. @param word as `fold` writes it. */
export function isStopWord(word: string): boolean {
  return STOP.has(word);
}
