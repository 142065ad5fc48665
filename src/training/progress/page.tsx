/**
 * The progress part of the training page. Import it dynamically: it includes the scheduler and the database.
 */
import { render } from 'preact';
import { addStyles } from '#client/styles.ts';
import { loadWords } from '#i18n/load.ts';
import type { Language } from '#model/language.ts';
import { reviews } from '#training/reviews/on-device.ts';
import type { TrainedBook, TrainedSituation } from '#training/types.ts';
import { jointNames, namesOf, urlsOf, withJoint } from './names.ts';
import { ROUND } from '#training/reviews/due.ts';
import { ProgressPage } from './ProgressPage.tsx';
import url from './progress.css?url';
import { roundOf } from './round.ts';
import type { RulingNames } from './setting.ts';

export interface Opening {
  readonly book: TrainedBook;
  /** The interface's. */
  readonly language: Language;
  /** Fetches JSON. */
  readonly fetched: (address: string) => Promise<unknown>;
}

/** Navigates to a round with the first of these rulings, one case each. */
function onPractise(due: readonly string[]): void {
  location.assign(`?${roundOf(due.slice(0, ROUND))}`);
}

let styles: Promise<void> | undefined;

/** Renders it, and returns a function that removes it. Rejects when its words cannot be loaded. */
export async function openProgress(place: HTMLElement, { book, language, fetched }: Opening): Promise<() => void> {
  styles ??= addStyles(url);
  const [words, contents] = await Promise.all([loadWords('progress', language), reviews.read(), styles]);
  const setting = { words, language, book: withJoint(book, words.map.joint), urlOf: urlsOf(book) };
  const namesIn = async (situation: string): Promise<RulingNames> => {
    const head = book.situations.find(({ id }) => id === situation);
    const joint = jointNames(book, situation);
    if (joint) return joint;
    return head ? namesOf((await fetched(head.file)) as TrainedSituation) : {};
  };
  place.replaceChildren();
  render(<ProgressPage {...{ setting, contents, namesIn, onPractise }} store={reviews} clock={Date.now} />, place);
  return () => {
    render(null, place);
  };
}
