/** The current edition of a book of this site, its situations, and the answers to its questions. */
import { loadLibrary } from '#library/load.ts';
import type { Edition, LoadedBook, SituationDoc } from '#library/types.ts';
import type { NamedOption } from '#model/fact.ts';

export function editionOf(book: string): Edition {
  return bookOf(book).current;
}

export function bookOf(book: string): LoadedBook {
  const found = loadLibrary('.').books.find(({ id }) => id === book);
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
  const fact = facts[id];
  if (fact?.kind !== 'choice') throw new Error(`${id} is no choice`);
  return Object.values(fact.options).filter((option) => option.kind === 'named');
}
