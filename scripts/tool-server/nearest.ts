/** Suggestions for a citation whose target does not exist. */
import Fuse from 'fuse.js';
import type { BookJson } from '#api/format.ts';

/** How many are named. */
const FEW = 3;

/** The citations that are spelled most like this one; other clauses of the same rule come first. */
export function nearestOf(book: BookJson, cite: string): readonly string[] {
  const [name = ''] = cite.split('#');
  const own = book.rules.find(({ slug, number, id }) => [slug, number, id].includes(name));
  if (own) return own.clauses.slice(0, FEW).map(({ id }) => `${own.slug}#${id}`);
  return alike(
    book.rules.flatMap(({ slug, id }) => [slug, id]),
    name,
  );
}

/** The ids that are spelled most like this one. */
export function alike(ids: readonly string[], id: string): readonly string[] {
  const fuse = new Fuse([...new Set(ids)], { threshold: 0.6, ignoreLocation: true });
  return fuse.search(id, { limit: FEW }).map(({ item }) => item);
}
