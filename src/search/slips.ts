/** Slips of the pen: the words of a vocabulary that a misspelled word may have meant. */
import { typingErrors } from './typing-errors.ts';

/** A slip adds or drops few letters, so only words of about this length are looked at. */
const SHORTER = 2;
const LONGER = 3;
/** The share of a word's letters that may be wrong. */
const WRONG = 0.38;

/** Gives for a word the places of those it resembles, each with how well it fits (up to 1). */
export function openSlips(words: readonly string[]): (word: string) => readonly (readonly [number, number])[] {
  const byLength = Map.groupBy(
    [...words.entries()].filter(([, word]) => word.length >= 3 && !/\d/.test(word)),
    ([, { length }]) => length,
  );
  return (word) => {
    const lengths = Array.from({ length: SHORTER + 1 + LONGER }, (_, at) => word.length - SHORTER + at);
    return lengths
      .flatMap((length) => byLength.get(length) ?? [])
      .flatMap(([at, other]): readonly (readonly [number, number])[] => {
        const quality = slipped(word, other);
        return quality === 0 ? [] : [[at, quality]];
      });
  };
}

/** How well a word fits if it was meant and the other one typed; 0 for another word. */
export function slipped(word: string, other: string): number {
  if (other.length < word.length - SHORTER || other.length > word.length + LONGER) return 0;
  const errors = typingErrors(word, other, Math.floor(WRONG * word.length));
  return errors === Infinity ? 0 : likeness(word, other, errors);
}

/** The fewer of the letters are wrong the better; people mostly get the first one right. */
function likeness(word: string, other: string, errors: number): number {
  const ratio = Math.min(word.length, other.length) / Math.max(word.length, other.length);
  const first = word[0] === other[0] ? 1 : 0.75;
  return (1 - errors / word.length) * (0.5 + 0.45 * ratio) * first;
}
