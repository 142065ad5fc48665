/** Starts the training page: the drill in the address replaces the static list. */
import { render } from 'preact';
import { addStyles } from '#client/styles.ts';
import { languageOf } from '#client/language.ts';
import { loadWords } from '#i18n/load.ts';
import { drillAddressIn, newSeed, queryFor, type DrillAddress } from './drill-address.ts';
import { fetchJson } from './fetch-json.ts';
import url from './training.css?url';
import type { TrainedBook } from './types.ts';
import { Trainer } from './ui/Trainer.tsx';

/**
 * Starts the drill in the address, if any.
 * @param place is emptied and filled.
 * @param bookFile address of the book's file.
 * @returns whether one was started. Rejects when something cannot be fetched.
 */
export async function train(place: HTMLElement, bookFile: string): Promise<boolean> {
  const seed = newSeed();
  const asked = drillAddressIn(location.search, seed);
  const isProgress = new URLSearchParams(location.search).get('do') === 'progress';
  if (!asked && !isProgress) return false;
  const language = languageOf(document.documentElement);
  const [words, data] = await Promise.all([loadWords('training', language), fetchJson(bookFile), addStyles(url)]);
  const book = data as TrainedBook;
  if (book.mixed) await import('#parts/tagged-markup.ts').then(({ markLanguages }) => markLanguages());
  if (!asked) {
    const { openProgress } = await import('./progress/page.tsx');
    await openProgress(place, { book, language, fetched: fetchJson, onPractise: (due) => practise(due, seed) });
    return true;
  }
  // A reload gives the same case.
  history.replaceState(history.state, '', `?${queryFor(asked)}`);
  place.replaceChildren();
  render(<Trainer book={book} words={words} fetched={fetchJson} />, place);
  return true;
}

/** Prefetches what a round needs first. */
export async function warmUp(bookFile: string): Promise<void> {
  await Promise.all([loadWords('training', languageOf(document.documentElement)), fetchJson(bookFile), addStyles(url)]);
}

/** The most rulings in a round: an address has a limited length. */
const ROUND = 20;

/** Navigates to a round with the first of these rulings, one case each. */
function practise(due: readonly string[], seed: string): void {
  const rulings = due.slice(0, ROUND);
  const asked: DrillAddress = { kind: 'ruling', seed, n: 1, count: rulings.length, of: [], rulings, guided: false };
  location.assign(`?${queryFor(asked)}`);
}
