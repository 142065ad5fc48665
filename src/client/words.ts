/**
 * What the reading aids say. Loaded in the page's language, and there before anything else of the main module
 * starts.
 */
import type { ReadingWords } from '#i18n/words.ts';

let spoken: ReadingWords | undefined;

/** Says in which words; the last call holds. */
export function speak(words: ReadingWords): void {
  spoken = words;
}

/** Throws where the main module has not been started. */
export function words(): ReadingWords {
  if (!spoken) throw new Error('the words of the page have not been loaded');
  return spoken;
}
