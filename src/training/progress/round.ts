/** Rounds of what is due. */
import { newSeed, queryFor } from '#training/drill-address.ts';

/** The query of a round with these rulings, one case each, without question mark. */
export function roundOf(rulings: readonly string[]): string {
  return queryFor({ kind: 'ruling', seed: newSeed(), n: 1, count: rulings.length, of: [], rulings, guided: false });
}
