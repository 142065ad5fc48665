/** The words of the dictionaries as queries are compared with them. */
import { fold } from './fold.ts';

/** The folded words of lists that are written with spaces between them. */
export function foldedSet(lists: readonly string[]): ReadonlySet<string> {
  return new Set(
    lists
      .flatMap((list) => list.split(/\s+/))
      .filter(Boolean)
      .map(fold),
  );
}
