/**
 * How much one word is like another: the one measure for the search's slips and the checker's suggestions.
 */

/** Words with more errors than this are not alike, however long they are. It bounds the work. */
const MOST = 12;

/**
 * Letters inserted, deleted, replaced or swapped with their neighbour: the optimal string alignment distance
 * (Damerau, CACM 7(3) 1964).
 * @param most from 0; more than 12 is 12.
 * @returns Infinity if there are more than `most`.
 */
export function typingErrors(a: string, b: string, most = MOST): number {
  const limit = Math.min(most, MOST);
  if (Math.abs(a.length - b.length) > limit) return Infinity;
  let twoUp: readonly number[] = [];
  let up: readonly number[] = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    // Further from the diagonal than this, there are too many errors already.
    const from = Math.max(1, i - limit);
    const to = Math.min(b.length, i + limit);
    const row: number[] = [];
    row[from - 1] = from === 1 ? i : Infinity;
    let least = row[from - 1] ?? Infinity;
    for (let j = from; j <= to; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const errors = Math.min(
        (up[j] ?? Infinity) + 1,
        (row[j - 1] ?? Infinity) + 1,
        (up[j - 1] ?? Infinity) + same,
        swapped ? (twoUp[j - 2] ?? Infinity) + 1 : Infinity,
      );
      row[j] = errors;
      least = Math.min(least, errors);
    }
    if (least > limit) return Infinity;
    [twoUp, up] = [up, row];
  }
  const errors = up[b.length] ?? Infinity;
  return errors > limit ? Infinity : errors;
}
