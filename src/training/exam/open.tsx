/** Opens the exam's page: the view in the address replaces the static explanation. */
import { render } from 'preact';
import { addStyles } from '#client/styles.ts';
import { languageOf } from '#client/language.ts';
import { loadWords } from '#i18n/load.ts';
import { goBelow } from '#training/go-below.ts';
import { fetchJson } from '#training/fetch-json.ts';
import { sessionOf } from '#training/session.ts';
import training from '#training/training.css?url';
import type { TrainedBook } from '#training/types.ts';
import exam from './exam.css?url';
import { ExamPage } from './ui/ExamPage.tsx';
import { viewIn } from './view.ts';

/**
 * Opens the view in the address, if any.
 * @param place is emptied and filled; has the address of the book's file, and the page's permanent address.
 * @returns whether there was one. Rejects when something cannot be fetched.
 */
export async function openExam(place: HTMLElement): Promise<boolean> {
  if (!viewIn(location.search)) return false;
  const language = languageOf(document.documentElement);
  const { book: file = '', permalink = location.pathname } = place.dataset;
  const [words, trainingWords, drills, book] = await Promise.all([
    loadWords('exam', language),
    loadWords('training', language),
    loadWords('drills', language),
    fetchJson(file) as Promise<TrainedBook>,
    ...[training, exam].map(addStyles),
  ]);
  const session = sessionOf(book, trainingWords, fetchJson);
  goBelow(book.exam, viewIn(location.search) === 'make' ? words.make : words.choose.link);
  place.replaceChildren();
  render(
    <ExamPage
      session={session}
      words={words}
      joint={drills.joint}
      permalink={new URL(permalink, location.href).href}
      now={Date.now}
    />,
    place,
  );
  return true;
}
