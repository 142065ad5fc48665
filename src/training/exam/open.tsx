/** The exam's page comes to life: what its address asks for takes the place of what it explains. */
import { render } from 'preact';
import { addStyles } from '#client/styles.ts';
import { languageOf } from '#client/language.ts';
import { loadWords } from '#i18n/load.ts';
import { fetchJson } from '#training/fetched.ts';
import { sessionOf } from '#training/session.ts';
import training from '#training/training.css?url';
import type { TrainedBook } from '#training/types.ts';
import exam from './exam.css?url';
import { ExamPage } from './ui/ExamPage.tsx';
import { viewIn } from './view.ts';

/**
 * Opens what the address asks for, if anything.
 * @param place is emptied and filled; it names the book's file, and where the page stands for good.
 * @returns whether there was anything. Rejects where what it takes cannot be fetched.
 */
export async function openExam(place: HTMLElement): Promise<boolean> {
  if (!viewIn(location.search)) return false;
  const language = languageOf(document.documentElement);
  const { book: file = '', permalink = location.pathname } = place.dataset;
  const [words, trainingWords, book] = await Promise.all([
    loadWords('exam', language),
    loadWords('training', language),
    fetchJson(file) as Promise<TrainedBook>,
    ...[training, exam].map(addStyles),
  ]);
  const session = sessionOf(book, trainingWords, fetchJson);
  place.replaceChildren();
  render(
    <ExamPage session={session} words={words} permalink={new URL(permalink, location.href).href} now={Date.now} />,
    place,
  );
  return true;
}
