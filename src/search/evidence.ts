/** Whether a hit is about the query, or only shares a general word with it. */
import type { QueryWord } from './analyse-query.ts';
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
 * Weighs the informative words of a query. A word in the hit is evidence for it, half as much if it is only
 * similar or general. A word elsewhere in the book is evidence for the book; one missing from the book is
 * evidence against it. The weights were tuned on the query sets (decision 0009).
 * @param parts by word of the query: how well it fits the hit, 0 to 1
 */
export function hasEvidence(asked: readonly QueryWord[], parts: readonly number[]): boolean {
  const telling = asked.flatMap((each, at) => (isTelling(each) ? [{ ...each, fits: parts[at] ?? 0 }] : []));
  const evidence = telling.reduce((sum, { word, like, fits }) => {
    if (isGeneral(word)) return sum + (fits >= FITS ? 0.5 : 0);
    if (fits >= FITS) return sum + (fits >= SAME ? 1 : 0.5);
    return sum + (Math.max(0, ...like.values()) >= SAME ? 0.5 : -0.5);
  }, 0);
  return telling.length === 0 || evidence >= ENOUGH;
}

/** Stop words and numbers do not tell what a query is about. */
function isTelling({ word, light }: QueryWord): boolean {
  return !light && word.length > 2 && !/^\d+$/.test(word);
}
