/** The words of a book that a word may stand for which it does not have, or has in hardly any text. */
import { fold } from '#search/fold.ts';
import { slipped } from '#search/slips.ts';
import { typingErrors } from '#search/typing-errors.ts';
import { within, WORST } from '#search/vocabulary.ts';
import { lettersKey } from './keys.ts';
import { lessOne, runsAsked, SHORT } from './letters.ts';
import type { Shelf } from './shelf.ts';

/** Of the words that share letters with one, those that share most are looked at. */
const LOOKED_AT = 400;
/** Letters that are right in two words of which one may be offered for the other (nearest.ts has the same line). */
const NEAR = 0.6;

/** A word of the book, and how well it fits another. */
export interface Alike {
  readonly word: string;
  /** Up to 1, the same word; as in vocabulary.ts. */
  readonly quality: number;
}

/**
 * Best first: longer and shorter words, and slips of the pen; where there is none of these, what only looks like it. Rejects
 * where a piece cannot be had.
 */
export async function wordsLike(word: string, shelf: Shelf): Promise<readonly Alike[]> {
  const found = await sharing(word, shelf);
  const alike = best(found, (other) => Math.max(within(word, other), slipped(word, other)), WORST);
  if (alike.length > 0) return alike;
  const short = word.length < SHORT ? await lessOneLetter(word, shelf) : [];
  const meant = best(short, (other) => slipped(word, other), WORST);
  return meant.length > 0 ? meant : best([...found, ...short], (other) => likeness(word, other), NEAR);
}

async function lessOneLetter(word: string, shelf: Shelf): Promise<readonly string[]> {
  const lists = await Promise.all(lessOne(word).map((letters) => shelf.value(lettersKey(letters))));
  return [...new Set(lists.flatMap((list) => list?.words ?? []))];
}

/** The words that share most runs of letters with one. */
async function sharing(word: string, shelf: Shelf): Promise<readonly string[]> {
  const lists = await Promise.all(
    runsAsked(word).map(async ([run, longer]) => {
      const list = await shelf.value(lettersKey(run));
      const more = list?.more ? await shelf.value(lettersKey(longer)) : undefined;
      return new Set([...(list?.words ?? []), ...(more?.words ?? [])]);
    }),
  );
  const counts = new Map<string, number>();
  for (const list of lists) for (const other of list) counts.set(other, (counts.get(other) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, LOOKED_AT)
    .map(([other]) => other);
}

function best(words: readonly string[], qualityOf: (word: string) => number, least: number): readonly Alike[] {
  return words
    .map((word) => ({ word, quality: qualityOf(word) }))
    .filter(({ quality }) => quality >= least)
    .sort((a, b) => b.quality - a.quality);
}

function likeness(word: string, other: string): number {
  const longest = Math.max(word.length, other.length);
  return 1 - typingErrors(fold(word), other, Math.floor((1 - NEAR) * longest)) / longest;
}
