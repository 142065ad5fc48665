/** The situations of one edition that a query may be about: what the field of their list keeps. */
import { analyseQuery } from './analyse-query.ts';
import type { Index } from './open.ts';
import { rank } from './rank.ts';

/** Less of the query than this is as good as nothing; the search itself draws the line there. */
const ENOUGH = 0.3;
/** What scores less than this share of the best is left out. */
const TAIL = 0.4;
/** More results than these do not help. */
const MOST = 8;

/**
 * The ids of the situations that the search finds for a query, best first. Hits of rulings count for their
 * situation, and hits of rules for the situations that they settle, each by its share. Empty for a query
 * without words.
 */
export function situationsFor(query: string, index: Index): readonly string[] {
  const scores = new Map<string, number>();
  for (const { entry, score, found } of rank(analyseQuery(query, index, false), index)) {
    if (found < ENOUGH) continue;
    for (const [id, share] of index.entries[entry]?.settles ?? [])
      scores.set(id, Math.max(score * share, scores.get(id) ?? 0));
  }
  const sorted = [...scores].sort(([, a], [, b]) => b - a);
  const best = sorted[0]?.[1] ?? 0;
  return sorted
    .filter(([, score]) => score >= TAIL * best)
    .slice(0, MOST)
    .map(([id]) => id);
}
