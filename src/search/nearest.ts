/** The terms that look like a query in which no word is known. */
import { fold } from './fold.ts';
import type { Index } from './open.ts';

export interface NearTerm {
  readonly index: Index;
  readonly entry: number;
  readonly likeness: number;
}

/** A term that shares less with the query than this only puzzles whoever sees it. */
const ALIKE = 0.5;

/** At most `count` terms, the one whose name or alias shares most pairs of letters with the query first. */
export function nearestTerms(query: string, indexes: readonly Index[], count: number): readonly NearTerm[] {
  const asked = pairs(query);
  return indexes
    .flatMap((index) =>
      index.entries.flatMap(({ kind, names = [] }, entry): NearTerm[] =>
        kind === 'term'
          ? [{ index, entry, likeness: Math.max(...names.map((name) => likeness(asked, pairs(name)))) }]
          : [],
      ),
    )
    .filter(({ likeness: each }) => each >= ALIKE)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, count);
}

/** Dice's coefficient: twice the pairs both have, of all pairs that each has. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((pair) => b.has(pair)).length;
  return (2 * shared) / Math.max(1, a.size + b.size);
}

function pairs(text: string): ReadonlySet<string> {
  const padded = ` ${fold(text)} `;
  return new Set([...padded].slice(1).map((letter, at) => `${padded[at] ?? ''}${letter}`));
}
