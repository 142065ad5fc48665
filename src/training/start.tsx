/** Starts the training page: the drill in the address replaces the static list. */
import { render } from 'preact';
import { addStyles } from '#client/styles.ts';
import { languageOf } from '#client/language.ts';
import { loadWords } from '#i18n/load.ts';
import { drillAddressIn, newSeed, queryFor } from './drill-address.ts';
import { fetchJson } from '#training/fetch-json.ts';
import { DRILLS } from './kinds.ts';
import { once } from '#training/once.ts';
import { drawnFor, sessionOf, type Session } from './session.ts';
import { goBelow } from './go-below.ts';
import url from './training.css?url';
import type { TrainedBook } from './types.ts';
import { Trainer } from './ui/Trainer.tsx';

/** What chance follows from where the address says nothing; known early, so that a case can be fetched. */
let seed = newSeed();

let opened: (() => Promise<Session>) | undefined;

/** The session of the page's book, opened once. Rejects where what it takes cannot be fetched. */
function sessionWith(bookFile: string, coming?: Promise<unknown>): Promise<Session> {
  const data = (): Promise<unknown> => coming?.catch(() => fetchJson(bookFile)) ?? fetchJson(bookFile);
  opened ??= once(() => openSession(data()));
  return opened();
}

async function openSession(coming: Promise<unknown>): Promise<Session> {
  const language = languageOf(document.documentElement);
  const [words, data] = await Promise.all([loadWords('training', language), coming, addStyles(url)]);
  const book = data as TrainedBook;
  if (book.mixed) await import('#parts/tagged-markup.ts').then(({ markLanguages }) => markLanguages());
  return sessionOf(book, words, fetchJson);
}

/**
 * Fetches what a round begins with, its first case included.
 * @param coming the book's file, which the page asks for together with this module.
 */
export async function prepare(bookFile: string, coming: Promise<unknown>): Promise<void> {
  const asked = drillAddressIn('?do=ruling', seed);
  const [session] = await Promise.all([sessionWith(bookFile, coming), DRILLS.ruling()]);
  if (asked) await drawnFor(session, asked);
}

/**
 * Starts the drill in the address, if any.
 * @param place is emptied and filled.
 * @param bookFile address of the book's file.
 * @returns whether one was started. Rejects when something cannot be fetched.
 */
export async function train(place: HTMLElement, bookFile: string): Promise<boolean> {
  const asked = drillAddressIn(location.search, seed);
  const isProgress = new URLSearchParams(location.search).get('do') === 'progress';
  if (!asked && !isProgress) return false;
  const session = await sessionWith(bookFile);
  if (!asked) {
    const { openProgress } = await import('./progress/page.tsx');
    const language = languageOf(document.documentElement);
    goBelow(session.book.training, titleOn(place, 'progress'));
    await openProgress(place, { book: session.book, language, fetched: fetchJson });
    return true;
  }
  // A reload gives the same case, another round another.
  history.replaceState(history.state, '', `?${queryFor(asked)}`);
  seed = newSeed();
  goBelow(session.book.training, titleOn(place, asked.kind));
  place.replaceChildren();
  render(<Trainer session={session} />, place);
  return true;
}

/** The name of a way to practise, as the page as sent has it. */
function titleOn(place: HTMLElement, kind: string): string {
  return place.querySelector(`a[href="?do=${kind}"] b`)?.textContent ?? '';
}
