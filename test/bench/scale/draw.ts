/** Everything that is left to chance when a book is made, from one seed. */
import { seeded } from '../random-table.ts';
import type { Sample } from './proportions.ts';
import { vocabularyOf, type Vocabulary } from './vocabulary.ts';

export interface Draw {
  readonly words: Vocabulary;
  /** A whole number from 0 to below the limit. */
  below(limit: number): number;
  chance(share: number): boolean;
  one<T>(from: readonly T[]): T | undefined;
  /** A value of a sample, each as likely as it is frequent in it. */
  of(sample: Sample): number;
  /** So many of these, each once. */
  some<T>(from: readonly T[], count: number): readonly T[];
}

export function drawOf(seed: number): Draw {
  const random = seeded(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const one = <T>(from: readonly T[]): T | undefined => from[below(from.length)];
  return {
    words: vocabularyOf(random),
    below,
    chance: (share) => random() < share,
    one,
    of: (sample) => one(sample) ?? 0,
    some: (from, count) => {
      const left = [...from];
      return Array.from({ length: Math.min(count, left.length) }, () => left.splice(below(left.length), 1)).flat();
    },
  };
}
