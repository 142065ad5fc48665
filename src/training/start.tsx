/** The training page comes to life: what its address asks for takes the place of what it lists. */
import { render } from 'preact';
import { addStyles } from '#client/styles.ts';
import { languageOf } from '#client/language.ts';
import { trainingWordsIn } from '#i18n/gathered/training.ts';
import { markLanguages } from '#parts/tagged-markup.ts';
import { askedIn, newSeed, queryFor } from './asked.ts';
import { fetchJson } from './fetched.ts';
import url from './training.css?url';
import type { TrainedBook } from './types.ts';
import { Trainer } from './ui/Trainer.tsx';

/**
 * Starts what the address asks for, if anything.
 * @param place is emptied and filled.
 * @param bookFile address of the book's file.
 * @returns whether something was started. Rejects where what it takes cannot be fetched.
 */
export async function train(place: HTMLElement, bookFile: string): Promise<boolean> {
  const asked = askedIn(location.search, newSeed());
  if (!asked) return false;
  const [words, book] = await Promise.all([
    trainingWordsIn(languageOf(document.documentElement)),
    fetchJson(bookFile),
    addStyles(url),
  ]);
  markLanguages();
  // A reload gives the same case.
  history.replaceState(history.state, '', `?${queryFor(asked)}`);
  place.replaceChildren();
  render(<Trainer book={book as TrainedBook} words={words} fetched={fetchJson} />, place);
  return true;
}
