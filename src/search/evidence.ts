/** Whether a hit is about the query, or only shares an incidental word with it. */
import type { QueryWord } from './analyse-query.ts';
import { sameMeaning } from './everyday.ts';
import { isGeneral } from './general-words.ts';
import type { Index } from './open.ts';
import { stemOf } from './stem.ts';

/** A word that fits so well is the word itself or another form of it. */
const SAME = 0.85;
/** What fits less is as good as not found. */
const FITS = 0.6;
/** So much must speak for a hit. */
const ENOUGH = 0.5;
/** Short words are like many others: "hond" and "hand". Two swapped letters still fit better than this. */
const SHORT = 4;
const ONE_OF_FOUR = 0.7;
/** Different words end up with the same stem where it is no longer than this: "gestolen" and "stoel". */
const SHORT_STEM = 3;

/**
 * Weighs the informative words of a query. A word that the hit has is evidence for it, and half as much if
 * the book has it elsewhere. Where it only resembles a word of the hit it is half, if that is a word of the
 * card table or nothing else was typed, else a quarter. A general word is half. A word that is neither in the
 * book nor said at card tables is evidence against it. The weights were tuned on the query sets
 * (decision 0009).
 * @returns whether there is enough, by how well each word of the query fits a hit, 0 to 1
 */
export function evidenceFor(asked: readonly QueryWord[], index: Index): (parts: readonly number[]) => boolean {
  const telling = asked.flatMap((word, slot) => (isTelling(word) ? [{ slot, word }] : []));
  const weights = telling.map(({ slot, word }) => ({ slot, weigh: weightOf(word, index, telling.length === 1) }));
  return (parts) =>
    weights.length === 0 || weights.reduce((sum, { slot, weigh }) => sum + weigh(parts[slot] ?? 0), 0) >= ENOUGH;
}

/** What a word says, by how well it fits a hit. */
function weightOf({ word, like }: QueryWord, index: Index, isOnly: boolean): (fits: number) => number {
  const { vocabulary, named } = index;
  const best = Math.max(0, ...like.values());
  const isEveryday = sameMeaning(word).length > 0;
  if (isGeneral(word)) {
    const missing = best >= SAME || isEveryday ? 0 : -0.25;
    return (fits) => (fits >= FITS ? 0.5 : missing);
  }
  const isInBook = vocabulary.formsOf(word).length > 0;
  const isSure = isEveryday || vocabulary.placeOf(word) !== undefined || stemOf(word).length > SHORT_STEM;
  const isOfTable = isEveryday || [...like].some(([place, fits]) => fits === best && isTableWord(place, index));
  const isNamed = [...like].some(([place, fits]) => fits >= SAME && named.has(place));
  const isElsewhere = best >= SAME && (isNamed || (isSure && (isInBook || isEveryday)));
  const missing = isElsewhere ? 0.5 : isEveryday ? 0 : -0.5;
  const similar = isOfTable || isOnly ? 0.5 : 0.25;
  const isSlip = (fits: number) => word.length <= SHORT && !isInBook && !isEveryday && fits < ONE_OF_FOUR;
  return (fits) => {
    if (fits >= SAME && isSure) return 1;
    if (fits >= FITS) return isSlip(fits) ? 0 : similar;
    return missing;
  };
}

/** Whether the book names something by a word, or it is said at any card table. */
function isTableWord(place: number, { named, vocabulary }: Index): boolean {
  const word = vocabulary.words[place] ?? '';
  return named.has(place) || (sameMeaning(word).length > 0 && !isGeneral(word));
}

/** Stop words and numbers do not tell what a query is about. */
function isTelling({ word, light }: QueryWord): boolean {
  return !light && word.length > 2 && !/^\d+$/.test(word);
}
