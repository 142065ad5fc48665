/**
 * The words of the reading aids in the page's language, set before anything else of the main module starts.
 */
import type { ReadingWords } from '#i18n/words.ts';

let spoken: ReadingWords | undefined;

/** Sets the words; the last call counts. */
export function setWords(words: ReadingWords): void {
  spoken = words;
}

/** Throws when the main module has not been started. */
export function words(): ReadingWords {
  if (!spoken) throw new Error('the words of the page have not been loaded');
  return spoken;
}
