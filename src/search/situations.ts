/** The situations of one edition that a query may be about: what the field of their list keeps. */
import { ask } from './ask.ts';
import type { Index } from './open.ts';
import { rank } from './rank.ts';

/** Less of the query than this is as good as nothing; the search itself draws the line there. */
const ENOUGH = 0.3;
/** What scores less than this share of the best is left out. */
const TAIL = 0.4;
/** More than these are no help to somebody who has said what happened. */
const MOST = 8;

/**
 * The ids of the situations that the search finds for a query, best first. What is found of a ruling speaks for its
 * situation as well. Empty for a query without words.
 */
export function situationsFor(query: string, index: Index): readonly string[] {
  const rulings = new Map(index.data.rulings.map(({ id, situation }) => [id, index.data.situations[situation]?.id]));
  const scores = new Map<string, number>();
  for (const { entry, score, found } of rank(ask(query, index, false), index)) {
    if (found < ENOUGH) continue;
    const id = situationOf(index, entry, rulings);
    if (id !== undefined) scores.set(id, Math.max(score, scores.get(id) ?? 0));
  }
  const sorted = [...scores].sort(([, a], [, b]) => b - a);
  const best = sorted[0]?.[1] ?? 0;
  return sorted
    .filter(([, score]) => score >= TAIL * best)
    .slice(0, MOST)
    .map(([id]) => id);
}

function situationOf(
  { entries }: Index,
  at: number,
  rulings: ReadonlyMap<string, string | undefined>,
): string | undefined {
  const entry = entries[at];
  const id = entry?.path.split('/')[1];
  if (id === undefined) return undefined;
  if (entry?.kind === 'situation') return id;
  return entry?.kind === 'ruling' ? rulings.get(id) : undefined;
}
