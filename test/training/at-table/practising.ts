/** A trainee with a book, like the trainer, without the network. */
import type { LoadedBook } from '#library/types.ts';
import { trainedSituation } from '#training/data/trained.ts';
import { sessionOf, type Session } from '#training/session.ts';
import { JOURNEYS } from '../../support/fixture-site.ts';
import { libraryAt } from '../../support/library.ts';
import { pageContextIn } from '../../support/page-context.ts';
import { trainedBookOf } from '../../support/trained.ts';
import { trainingWords } from '../../support/training-words.ts';

export const { books } = libraryAt('.');

/** Small books in which all happens that the trainer tells apart, whatever books the site has. */
export const { books: journeys } = libraryAt(JOURNEYS);

/** @param fetched is told of every situation that is fetched, by id. */
export function practising(book: LoadedBook, fetched: (id: string) => void = () => undefined): Session {
  const context = pageContextIn(book, book.current);
  const byFile = new Map(book.current.situations.map((each) => [context.urls.situationTraining(each.id), each]));
  return sessionOf(trainedBookOf(book), trainingWords[context.language], (address) => {
    const situation = byFile.get(address);
    if (!situation) return Promise.reject(new Error(`${address} is no file of ${book.id}`));
    fetched(situation.id);
    return Promise.resolve(JSON.parse(JSON.stringify(trainedSituation(situation, context))));
  });
}
