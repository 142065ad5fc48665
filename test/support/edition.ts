/** The current edition of a book of this site, and its situations. */
import { loadLibrary } from '../../src/library/load.ts';
import type { Edition, SituationDoc } from '../../src/library/types.ts';

export function editionOf(book: string): Edition {
  const found = loadLibrary('.').books.find(({ id }) => id === book);
  if (!found) throw new Error(`there is no book ${book}`);
  return found.current;
}

export function situationOf(edition: Edition, id: string): SituationDoc {
  const found = edition.situations.find((each) => each.id === id);
  if (!found) throw new Error(`${edition.bookId} has no situation ${id}`);
  return found;
}
