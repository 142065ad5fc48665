/** Fuzzy matching within a vocabulary: the words that a misspelled word may have been meant for. */
import Fuse from 'fuse.js/basic';

/** A slip of the pen adds or drops few letters, so only words of about this length are compared. */
const SHORTER = 2;
const LONGER = 3;
/** Shorter words, and numbers, resemble too many others. */
const SHORTEST = 3;
/** The cost of two swapped letters: Fuse counts them as two errors, although this is the most common slip. */
const SWAPPED = 0.2;

/** A word of the vocabulary, by its place in it, and the share of the letters that are wrong: 0 to `most`. */
export interface FuzzyMatch {
  readonly place: number;
  readonly wrong: number;
}

export type OpenFuzzyWords = typeof openFuzzyWords;

/**
 * Opens a vocabulary of distinct folded words. Fuse looks for a pattern anywhere in a text, so the words are
 * compared by length: else every short word would be found within a long one.
 * @param most the share of a word's letters that may be wrong, 0 to 1
 */
export function openFuzzyWords(words: readonly string[], most: number): (word: string) => readonly FuzzyMatch[] {
  const places = new Map(words.map((word, place) => [word, place]));
  const byLength = Map.groupBy(
    words.filter((word) => word.length >= SHORTEST && !/\d/.test(word)),
    ({ length }) => length,
  );
  const opened = new Map<number, Fuse<string>>();
  const ofLength = (length: number): Fuse<string> => {
    const fuse =
      opened.get(length) ??
      new Fuse(byLength.get(length) ?? [], {
        includeScore: true,
        ignoreLocation: true,
        ignoreFieldNorm: true,
        shouldSort: false,
        threshold: most,
      });
    opened.set(length, fuse);
    return fuse;
  };
  return (word) => {
    if (word.length < SHORTEST) return [];
    const swapped = withSwaps(word).flatMap((other): readonly FuzzyMatch[] => {
      const place = places.get(other);
      return place === undefined ? [] : [{ place, wrong: SWAPPED }];
    });
    const lengths = Array.from({ length: SHORTER + 1 + LONGER }, (_, at) => word.length - SHORTER + at);
    const similar = lengths
      .flatMap((length) => ofLength(length).search(word))
      .flatMap(({ item, score = 1 }): readonly FuzzyMatch[] => {
        const place = places.get(item);
        return place === undefined ? [] : [{ place, wrong: score }];
      });
    return [...swapped, ...similar];
  };
}

/** The word with each two neighbouring letters swapped: `tuot` → `tout`, … */
function withSwaps(word: string): readonly string[] {
  return [...word]
    .slice(1)
    .map((letter, at) => word.slice(0, at) + letter + (word[at] ?? '') + word.slice(at + 2))
    .filter((other) => other !== word);
}
