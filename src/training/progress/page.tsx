/**
 * What comes back, shown in a place of the training page. To be imported dynamically: it brings the
 * scheduler, the database and all that is on it.
 */
import { render } from 'preact';
import { addStyles } from '#client/styles.ts';
import { loadWords } from '#i18n/load.ts';
import type { Language } from '#model/language.ts';
import { reviews } from '#training/reviews/on-device.ts';
import type { TrainedBook, TrainedSituation } from '#training/types.ts';
import { namesOf, urlsOf } from './names.ts';
import { ProgressPage } from './ProgressPage.tsx';
import url from './progress.css?url';
import type { RulingNames } from './setting.ts';

export interface Opening {
  readonly book: TrainedBook;
  /** The interface's. */
  readonly language: Language;
  /** Gives the JSON at an address. */
  readonly fetched: (address: string) => Promise<unknown>;
  /** Somebody wants to practise these rulings now, in this order. */
  readonly onPractise: (rulings: readonly string[]) => void;
}

let styles: Promise<void> | undefined;

/** Shows it, and gives back how to take it away. Rejects where its words cannot be loaded. */
export async function openProgress(
  place: HTMLElement,
  { book, language, fetched, onPractise }: Opening,
): Promise<() => void> {
  styles ??= addStyles(url);
  const [words, contents] = await Promise.all([loadWords('progress', language), reviews.read(), styles]);
  const setting = { words, language, book, urlOf: urlsOf(book) };
  const namesIn = async (situation: string): Promise<RulingNames> => {
    const head = book.situations.find(({ id }) => id === situation);
    return head ? namesOf((await fetched(head.file)) as TrainedSituation) : {};
  };
  place.replaceChildren();
  render(<ProgressPage {...{ setting, contents, namesIn, onPractise }} store={reviews} clock={Date.now} />, place);
  return () => {
    render(null, place);
  };
}
