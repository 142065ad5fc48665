/** Seeded random numbers: the same in every browser and every build. */
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

export interface Random {
  /**
   * An integer from 0 to `count - 1`.
   * @param count at least 1.
   */
  readonly below: (count: number) => number;
  /**
   * A random position, with a probability proportional to its weight.
   * @param weights none negative, at least one positive.
   */
  readonly weighted: (weights: readonly number[]) => number;
  /** The same things in another order. */
  readonly shuffled: <Thing>(things: readonly Thing[]) => readonly Thing[];
}

/** The size of the generator's range. */
const RANGE = 2 ** 32;
/** The resolution of weights: a millionth of their sum. */
const STEPS = 1_000_000;

/**
 * A generator for a seed.
 * @param seed any text; similar seeds give unrelated numbers.
 */
export function randomOf(seed: string): Random {
  const generator = xoroshiro128plus(hashOf(seed));
  // Rejects numbers beyond the last whole multiple, so that the distribution is uniform.
  const below = (count: number): number => {
    if (count <= 1) return 0;
    const most = RANGE - (RANGE % count);
    for (;;) {
      const number = generator.next() >>> 0;
      if (number < most) return number % count;
    }
  };
  return {
    below,
    weighted: (weights) => {
      const sum = weights.reduce((total, weight) => total + weight, 0);
      let left = (below(STEPS) / STEPS) * sum;
      const at = weights.findIndex((weight) => (left -= weight) < 0);
      return at < 0 ? weights.findLastIndex((weight) => weight > 0) : at;
    },
    shuffled: (things) => {
      const rest = [...things];
      return things.flatMap(() => rest.splice(below(rest.length), 1));
    },
  };
}

/**
 * 32 bits of a text: FNV-1a over its UTF-16 units, with the final mixing of MurmurHash3, so that similar
 * seeds lead far apart. (Fowler, Noll, Vo 1991; Appleby 2008.)
 */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
