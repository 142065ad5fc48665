/** "Did you mean …?": the nearest of the words that would have been right. */

const FEW = 8;

/**
 * A sentence to put after a message about an unknown word: the nearest candidate; if none is near and there are few,
 * all of them; otherwise nothing. Starts with a space when it says something.
 */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  const known = [...new Set(candidates)];
  const near = nearest(word, known);
  if (near !== undefined) return ` Did you mean \`${near}\`?`;
  if (known.length === 0 || known.length > FEW) return '';
  return ` There ${known.length === 1 ? 'is' : 'are'} ${quoteList(known, 'and')}.`;
}

/** The candidate with the fewest typing errors, at most about one in three letters; of equals the first. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  // One letter or two are not enough to tell a slip from another word: rule 12 is not meant by 17.
  let least = word.length < 3 ? 1 : Math.floor((word.length + 1) / 3) + 1;
  for (const candidate of candidates) {
    const distance = candidate.toLowerCase() === word.toLowerCase() ? 0 : typingErrors(word, candidate);
    if (candidate !== word && distance < least) [best, least] = [candidate, distance];
  }
  return best;
}

/** `a`, `b` and `c`. */
export function quoteList(words: readonly string[], last: 'and' | 'or'): string {
  const quoted = words.map((word) => `\`${word}\``);
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} ${last} ${quoted[quoted.length - 1]}`;
}

/**
 * Letters inserted, deleted, replaced or swapped with their neighbour: the optimal string alignment distance
 * (Damerau, CACM 7(3) 1964).
 */
export function typingErrors(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          at(i - 1, j) + 1,
          at(i, j - 1) + 1,
          at(i - 1, j - 1) + same,
          swapped ? at(i - 2, j - 2) + 1 : Infinity,
        ),
      );
    }
  }
  return at(a.length, b.length);
}
