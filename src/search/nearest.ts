/** The terms that look like a query in which no word is known. */
import { fold } from './fold.ts';
import { typingErrors } from './typing-errors.ts';
import type { Index } from './open.ts';

export interface NearTerm {
  readonly index: Index;
  readonly entry: number;
  readonly likeness: number;
}

/** A term that has less of the query right than this only puzzles its reader. */
const ALIKE = 0.6;

/** At most `count` terms, the one whose name or alias is most like the query first. */
export function nearestTerms(query: string, indexes: readonly Index[], count: number): readonly NearTerm[] {
  const asked = fold(query);
  return indexes
    .flatMap((index) =>
      index.entries.flatMap(({ kind, names = [] }, entry): NearTerm[] =>
        kind === 'term'
          ? [{ index, entry, likeness: Math.max(...names.map((name) => likeness(asked, fold(name)))) }]
          : [],
      ),
    )
    .filter(({ likeness: each }) => each >= ALIKE)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, count);
}

/** The share of the letters that are right; 0 where hardly any are. */
function likeness(a: string, b: string): number {
  const longest = Math.max(a.length, b.length, 1);
  const most = Math.floor((1 - ALIKE) * longest);
  return Math.max(0, 1 - typingErrors(a, b, most) / longest);
}
