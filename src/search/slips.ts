/** Slips of the pen: the words of a vocabulary that a misspelled word may have meant. */
import Fuse from 'fuse.js/basic';

/** A slip adds or drops few letters, so only words of about this length are looked at. */
const SHORTER = 2;
const LONGER = 3;
/** How well a word fits that has the same letters, two of them in each other's place. */
const SWAPPED = 0.8;

/** Gives for a word the places of those it resembles, each with how well it fits (up to 1). */
export function openSlips(words: readonly string[]): (word: string) => readonly (readonly [number, number])[] {
  const places = new Map(words.map((word, at) => [word, at]));
  const byLength = Map.groupBy(
    words.filter((word) => word.length >= 3 && !/\d/.test(word)),
    ({ length }) => length,
  );
  const opened = new Map<number, Fuse<string>>();
  const ofLength = (length: number): Fuse<string> => {
    const fuse = opened.get(length) ?? new Fuse(byLength.get(length) ?? [], OPTIONS);
    opened.set(length, fuse);
    return fuse;
  };
  return (word) => {
    const swapped = swaps(word).flatMap((other) => {
      const at = places.get(other);
      return at === undefined ? [] : [[at, SWAPPED] as const];
    });
    const lengths = Array.from({ length: SHORTER + 1 + LONGER }, (_, at) => word.length - SHORTER + at);
    const found = lengths
      .flatMap((length) => ofLength(length).search(word))
      .map(({ item, score = 1 }) => [places.get(item) ?? -1, likeness(word, item, score)] as const);
    return [...swapped, ...found];
  };
}

/** The word with two letters in each other's place, for every two that stand together: "tuot" is "tout". */
function swaps(word: string): readonly string[] {
  if (word.length < 4) return [];
  return [...word]
    .slice(1)
    .map((letter, at) => word.slice(0, at) + letter + (word[at] ?? '') + word.slice(at + 2))
    .filter((other) => other !== word);
}

const OPTIONS = {
  includeScore: true,
  ignoreLocation: true,
  ignoreFieldNorm: true,
  shouldSort: false,
  threshold: 0.34,
};

/** `score` is the share of the word's letters that are wrong; people mostly get the first one right. */
function likeness(word: string, other: string, score: number): number {
  const ratio = Math.min(word.length, other.length) / Math.max(word.length, other.length);
  const first = word[0] === other[0] ? 1 : 0.75;
  return (1 - 1.1 * score) * (0.5 + 0.45 * ratio) * first;
}
