/** Exams over the small books of the tests, made as the build and a browser make them. */
import type { LoadedBook } from '#library/types.ts';
import { jointCases } from '#training/data/joint.ts';
import { isHow, type CasePart, type ExamQuestion } from '#training/exam/question.ts';
import { sessionOf, type Session } from '#training/session.ts';
import { trainedBook, trainedSituation } from '#training/data/trained.ts';
import { situationTexts } from '#views/decision.ts';
import { libraryAt } from '../../support/library.ts';
import { pageContextIn } from '../../support/page-context.ts';
import { FIXTURE_ROOT } from '../../support/fixture.ts';
import { trainingWords } from '../../support/training-words.ts';

/** A visit to a book that was read anew, its files as JSON carries them. */
export function visitTo(id: string, root = FIXTURE_ROOT): Session {
  return visitToBook(bookOf(id, root));
}

export function bookOf(id: string, root = FIXTURE_ROOT): LoadedBook {
  const book = libraryAt(root).books.find((each) => each.id === id);
  if (!book) throw new Error(`no book ${id}`);
  return book;
}

export function visitToBook(book: LoadedBook): Session {
  const context = pageContextIn(book, book.current);
  const { urls } = context;
  const files = new Map<string, () => unknown>([
    [urls.jointCases, () => jointCases(context).cases],
    ...book.current.situations.flatMap((situation): readonly (readonly [string, () => unknown])[] => [
      [urls.situationTraining(situation.id), () => trainedSituation(situation, context)],
      [urls.situationTexts(situation.id), () => situationTexts(situation, context)],
    ]),
  ]);
  const fetched = (address: string) =>
    Promise.resolve(JSON.parse(JSON.stringify(files.get(address)?.() ?? null)) as unknown);
  return sessionOf(trainedBook(context), trainingWords[context.language], fetched);
}

/** The parts of a question that are cases: all but how two of them go together. */
export function casesIn({ parts }: Pick<ExamQuestion, 'parts'>): readonly CasePart[] {
  return parts.flatMap((part) => (isHow(part) ? [] : [part]));
}
