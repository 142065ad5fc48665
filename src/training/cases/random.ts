/** Chance that can be repeated: the same seed gives the same numbers in every browser and every build. */
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

export interface Random {
  /** A whole number from 0 to `count - 1`. @param count at least 1. */
  readonly below: (count: number) => number;
  /**
   * A position, each as likely as its weight says. @param weights none negative, one at least above nought.
   */
  readonly weighted: (weights: readonly number[]) => number;
  /** The same things in another order. */
  readonly shuffled: <Thing>(things: readonly Thing[]) => readonly Thing[];
}

/** How many numbers the generator gives. */
const RANGE = 2 ** 32;
/** How finely chance is divided: weights are compared to a millionth of their sum. */
const STEPS = 1_000_000;

/**
 * The numbers that follow from a seed. @param seed any text; two that differ by a sign have nothing in
 * common.
 */
export function randomOf(seed: string): Random {
  const generator = xoroshiro128plus(hashOf(seed));
  // Numbers beyond the last whole multiple are left out, so that each place is as likely as any other.
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
 * 32 bits of a text: FNV-1a over its UTF-16 units, with the last mixing of MurmurHash3, so that seeds that
 * end alike lead far apart. (Fowler, Noll, Vo 1991; Appleby 2008.)
 */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
