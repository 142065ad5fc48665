/**
 * What comes back, shown in a place of the training page. To be imported dynamically: it brings the scheduler, the database
 * and all that is on it.
 */
import { render } from 'preact';
import { addStyles } from '#client/styles.ts';
import { progressWordsIn } from '#i18n/gathered/progress.ts';
import type { Language } from '#model/language.ts';
import { reviews } from '#training/reviews/here.ts';
import { ProgressPage, type Props } from './ProgressPage.tsx';
import url from './progress.css?url';
import type { ProgressBook } from './said.ts';

export interface Opening extends Pick<Props, 'namesIn' | 'onPractise'> {
  readonly book: ProgressBook;
  /** The interface's. */
  readonly language: Language;
  readonly urlOf: (ruling: string) => string;
}

let styles: Promise<void> | undefined;

/** Shows it, and gives back how to take it away. Rejects where its words cannot be loaded. */
export async function openProgress(
  place: HTMLElement,
  { book, language, urlOf, namesIn, onPractise }: Opening,
): Promise<() => void> {
  styles ??= addStyles(url);
  const [words, contents] = await Promise.all([progressWordsIn(language), reviews.read(), styles]);
  const setting = { words, language, book, urlOf };
  place.replaceChildren();
  render(<ProgressPage {...{ setting, contents, namesIn, onPractise }} store={reviews} clock={Date.now} />, place);
  return () => {
    render(null, place);
  };
}
