/** The distinct words of an index, and which of them a typed word may match. */
import type { OpenFuzzyWords } from './fuzzy-words.ts';
import { stemOf } from './stem.ts';
import { isStopWord } from './stop-words.ts';
import { namesTool } from './tools.ts';

/** Words by their place in the vocabulary, each with how well it fits: 1 is the same word. */
export type Likeness = ReadonlyMap<number, number>;

export interface Vocabulary {
  /** By their places. */
  readonly words: readonly string[];
  placeOf(word: string): number | undefined;
  /** The word itself and its other forms. */
  formsOf(word: string): readonly number[];
  /** The words that match it: itself, its other forms, longer and shorter words, and misspellings. */
  like(word: string): Likeness;
}

/** How well another form of a word fits. */
const OTHER_FORM = 0.85;

/** The share of a word's letters that may be wrong. */
const WRONG = 0.38;

/** Below this a word is another word. */
const WORST = 0.35;

/**
 * `words` are folded and distinct.
 * @param openFuzzyWords finds misspellings; without it there are none, as long as Fuse is on its way
 */
export function openVocabulary(words: readonly string[], openFuzzyWords?: OpenFuzzyWords): Vocabulary {
  const places = new Map(words.map((word, at) => [word, at]));
  const stems = Map.groupBy(words.keys(), (at) => stemOf(words[at] ?? ''));
  const similarTo = openFuzzyWords?.(words, WRONG);
  const known = new Map<string, Likeness>();
  const compute = (word: string): Likeness => {
    const found = new Map<number, number>();
    const add = (at: number, quality: number): void => {
      if (quality >= WORST && quality > (found.get(at) ?? 0)) found.set(at, quality);
    };
    const exact = places.get(word);
    if (exact !== undefined) add(exact, 1);
    if (isStopWord(word) || word.length < 2 || /^\d+$/.test(word)) return found;
    // The name of a tool has neither forms nor slips in a book: Dutch "oefenen" has the stem of "offender".
    const isTool = namesTool(word);
    const forms = isTool ? [] : (stems.get(stemOf(word)) ?? []);
    for (const at of forms) add(at, OTHER_FORM);
    words.forEach((other, at) => {
      add(at, within(word, other));
    });
    // A word that the book contains, in any form, is not misspelt.
    if (word.length >= 3 && forms.length === 0 && !isTool) {
      for (const { place, wrong } of similarTo?.(word) ?? []) add(place, likeness(word, words[place] ?? '', wrong));
    }
    return found;
  };
  return {
    words,
    placeOf: (word) => places.get(word),
    formsOf: (word) => stems.get(stemOf(word)) ?? [],
    like: (word) => {
      const likeness = known.get(word) ?? compute(word);
      known.set(word, likeness);
      return likeness;
    },
  };
}

/**
 * How well a word fits that a slip may have been made of; 0 for another word. Fuse looks for the word within
 * the other, so the letters that the other has more are wrong as well. People mostly get the first letter
 * right.
 */
function likeness(word: string, other: string, wrong: number): number {
  const share = Math.max(wrong, Math.abs(word.length - other.length) / word.length);
  if (share > WRONG) return 0;
  const ratio = Math.min(word.length, other.length) / Math.max(word.length, other.length);
  const first = word[0] === other[0] ? 1 : 0.75;
  return (1 - 1.1 * share) * (0.5 + 0.45 * ratio) * first;
}

/** How well one word matches another that it begins, ends or is part of, or the reverse; 0 if neither. */
function within(word: string, other: string): number {
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  if (short.length < 3 || short.length === long.length) return 0;
  const at = long.indexOf(short);
  if (at < 0 || (at > 0 && short.length < 4) || isStopWord(short)) return 0;
  const ratio = short.length / long.length;
  if (at === 0 && short === word) return 0.6 + 0.35 * ratio;
  if (at === 0) return short.length >= 4 ? 0.35 + 0.5 * ratio : 0;
  return at + short.length === long.length ? 0.45 + 0.4 * ratio : 0.3 + 0.35 * ratio;
}
