/** "Did you mean …?": the nearest of the words that would have been right. */
import { typingErrors } from '#search/typing-errors.ts';

const FEW = 8;

/**
 * A sentence to append to a message about an unknown word: the nearest candidate; without one, all of them if
 * they are few; otherwise empty. Starts with a space if not empty.
 */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  const known = [...new Set(candidates)];
  const near = nearest(word, known);
  if (near !== undefined) return ` Did you mean \`${near}\`?`;
  if (known.length === 0 || known.length > FEW) return '';
  return ` There ${known.length === 1 ? 'is' : 'are'} ${quoteList(known, 'and')}.`;
}

/**
 * The candidate with the fewest typing errors, at most about one in three letters; of equals the first. If
 * there is none, the only one that is the word with more or fewer letters behind it.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  // One or two letters cannot distinguish a slip from another word: 17 is not a slip for rule 12.
  let least = word.length < 3 ? 1 : Math.floor((word.length + 1) / 3) + 1;
  for (const candidate of candidates) {
    const distance = candidate.toLowerCase() === word.toLowerCase() ? 0 : typingErrors(word, candidate, least);
    if (candidate !== word && distance < least) [best, least] = [candidate, distance];
  }
  return best ?? longer(word, candidates);
}

/** The only candidate that begins with the word, or that the word begins with: `disturb`, `disturbing`. */
function longer(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length < SHORTEST) return undefined;
  const written = word.toLowerCase();
  const found = [...new Set(candidates)].filter(
    (each) =>
      each !== word &&
      each.length >= SHORTEST &&
      (each.toLowerCase().startsWith(written) || written.startsWith(each.toLowerCase())),
  );
  return found.length === 1 ? found[0] : undefined;
}
const SHORTEST = 4;

/** `a`, `b` and `c`. */
export function quoteList(words: readonly string[], last: 'and' | 'or'): string {
  const quoted = words.map((word) => `\`${word}\``);
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} ${last} ${quoted[quoted.length - 1]}`;
}
