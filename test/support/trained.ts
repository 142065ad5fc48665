/** The situations of a book as the trainer gets them: through JSON, as they travel. */
import type { LoadedBook, SituationDoc } from '#library/types.ts';
import { trainedBook, trainedSituation } from '#training/data/trained.ts';
import type { TrainedBook, TrainedSituation } from '#training/types.ts';
import { ready, type Ready } from '#training/cases/situation.ts';
import { pageContextIn } from './page-context.ts';

export interface Trained {
  readonly doc: SituationDoc;
  readonly data: TrainedSituation;
  readonly ready: Ready;
}

export function trainedIn(book: LoadedBook): readonly Trained[] {
  const context = pageContextIn(book, book.current);
  return book.current.situations.map((doc) => {
    const data = JSON.parse(JSON.stringify(trainedSituation(doc, context))) as TrainedSituation;
    return { doc, data, ready: ready(data) };
  });
}

export function trainedBookOf(book: LoadedBook): TrainedBook {
  return JSON.parse(JSON.stringify(trainedBook(pageContextIn(book, book.current)))) as TrainedBook;
}

/** The books in which somebody can be called to a table: in one of rules alone there is nothing to train. */
export function withCases(books: readonly LoadedBook[]): readonly LoadedBook[] {
  return books.filter((book) => trainedBookOf(book).situations.some(({ rulings }) => rulings.length > 1));
}
