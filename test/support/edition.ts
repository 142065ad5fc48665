/**
 * A book, by default one that browser tests visit, its current edition, the situations of this, and the
 * answers to its questions.
 */
import type { Edition, LoadedBook, SituationDoc } from '#library/types.ts';
import { namedOptionsOf, type NamedOption } from '#model/index.ts';
import { JOURNEYS } from './fixture-site.ts';
import { libraryAt } from './library.ts';

export function editionOf(book: string, root = JOURNEYS): Edition {
  return bookOf(book, root).current;
}

export function bookOf(book: string, root = JOURNEYS): LoadedBook {
  const found = libraryAt(root).books.find(({ id }) => id === book);
  if (!found) throw new Error(`there is no book ${book}`);
  return found;
}

export function situationOf(edition: Edition, id: string): SituationDoc {
  const found = edition.situations.find((each) => each.id === id);
  if (!found) throw new Error(`${edition.bookId} has no situation ${id}`);
  return found;
}

/** The options of a question that has some of its own. */
export function optionsOf({ facts }: Edition, id: string): readonly NamedOption[] {
  return Object.values(namedOptionsOf(facts[id]));
}
