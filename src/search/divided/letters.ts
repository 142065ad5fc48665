/**
 * By which letters a word is found that was not typed as the book writes it, without going through the words of the book.
 *
 * Words of five letters and more by runs of three (q-grams; Ukkonen, Theoretical Computer Science 92, 1992), with a sign
 * before and behind. Runs that stand side by side are asked for: an error spoils one of them, or two where they meet, so
 * that one is left. What the word stands in has the same runs, and what stands in it with five letters or more has one. Shorter words have one error at most, and are
 * found by what is left of them when a letter is taken out (Mor and Fraenkel, CACM 25(12), 1982; Bocek, Hunt and
 * Stiller, FastSS, 2007).
 */

const RUN = 3;
/** Words up to here are found by their letters less one: of a typed word that is shorter by one, and has one error. */
export const SHORT = 5;
const BEFORE = '^';
const BEHIND = '$';

/** All runs of a word, each also with one letter more: that behind it, for the last the one before. */
export function runsOf(word: string): readonly (readonly [run: string, longer: string])[] {
  const signed = `${BEFORE}${word}${BEHIND}`;
  const last = signed.length - RUN;
  return Array.from({ length: Math.max(0, last + 1) }, (_, at) => [
    signed.slice(at, at + RUN),
    at < last ? signed.slice(at, at + RUN + 1) : signed.slice(-RUN - 1),
  ]);
}

/** The runs to ask for: side by side, and the last. */
export function runsAsked(word: string): readonly (readonly [run: string, longer: string])[] {
  const runs = runsOf(word);
  return runs.filter((_, at) => at % RUN === 0 || at === runs.length - 1);
}

/** A short word, and what is left of it without each of its letters. */
export function lessOne(word: string): readonly string[] {
  const less = Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
  return [...new Set([word, ...less])].map((letters) => `-${letters}`);
}
