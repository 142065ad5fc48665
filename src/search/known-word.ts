import { sameMeaning } from './everyday.ts';
import { isGeneral } from './general-words.ts';
import type { Index } from './open.ts';

/** Whether a word is one of these indexes, of everyday speech, or as general as to be about anything. */
export function isKnownWord(word: string, indexes: readonly Index[]): boolean {
  return (
    isGeneral(word) ||
    sameMeaning(word).length > 0 ||
    indexes.some(({ vocabulary }) => vocabulary.formsOf(word).length > 0)
  );
}
