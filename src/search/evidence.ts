/** Whether a hit has to do with the query, or only shares a word with it that is said of anything. */
import type { Asked } from './ask.ts';
import { isGeneral } from './general-words.ts';

/**
 * A word that fits so well is the word itself or another form of it; below that, a part, a slip or another
 * name.
 */
const SAME = 0.85;
/** What fits less is as good as not found. */
const FITS = 0.6;
/** So much must speak for a hit. */
const ENOUGH = 0.5;

/**
 * Weighs the words of a query that say something. One that the hit has speaks for it, half as much if it only
 * resembles what stands there or is said of anything. One that the book has elsewhere speaks for the book,
 * one that the book does not have at all against it. The weights were chosen on the query sets (decision
 * 0009).
 * @param parts by word of the query: how well it fits the hit, 0 to 1
 */
export function hasEvidence(asked: readonly Asked[], parts: readonly number[]): boolean {
  const telling = asked.flatMap((each, at) => (isTelling(each) ? [{ ...each, fits: parts[at] ?? 0 }] : []));
  const evidence = telling.reduce((sum, { word, like, fits }) => {
    if (isGeneral(word)) return sum + (fits >= FITS ? 0.5 : 0);
    if (fits >= FITS) return sum + (fits >= SAME ? 1 : 0.5);
    return sum + (Math.max(0, ...like.values()) >= SAME ? 0.5 : -0.5);
  }, 0);
  return telling.length === 0 || evidence >= ENOUGH;
}

/** Little words and numbers say nothing of what a query is about. */
function isTelling({ word, light }: Asked): boolean {
  return !light && word.length > 2 && !/^\d+$/.test(word);
}
