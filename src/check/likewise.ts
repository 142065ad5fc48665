/** The answers that an author writes as `likewise`, so that an example shows one more ruling. */
import type { ConcurrenceIn } from '#library/concurrences.ts';
import { endsOfCase, type Given } from './concurrence-examples.ts';

/**
 * What to write so that an example shows a ruling: the answers of a case that differ from its own, without
 * those that make no difference, and numbers that are as near as they can be.
 */
export function likewiseOf(each: ConcurrenceIn, ruling: string, witness: Given): string {
  const [first] = each.data.examples ?? [];
  const given = first?.given ?? {};
  const isShown = (other: Given): boolean => {
    const ends = endsOfCase(each, { ...given, ...other });
    return typeof ends !== 'string' && ends.some((mine) => mine.length === 1 && mine[0] === ruling);
  };
  const needed = Object.keys(witness).reduce((left, fact) => {
    const fewer = Object.fromEntries(Object.entries(left).filter(([id]) => id !== fact));
    return isShown(fewer) ? fewer : left;
  }, witness);
  const answers = Object.entries(needed).map(([fact, value]) => {
    const nearest = between(given[fact], value).find((number) => isShown({ ...needed, [fact]: number }));
    return `${fact}: ${String(nearest ?? value)}`;
  });
  return `{ ${answers.join(', ')} }`;
}

/** Whole numbers from one towards another, if they are near enough to be tried. */
function between(from: string | number | undefined, to: string | number): readonly number[] {
  if (typeof from !== 'number' || typeof to !== 'number' || Math.abs(to - from) > 100) return [];
  return Array.from({ length: Math.abs(to - from) }, (_, at) => from + Math.sign(to - from) * (at + 1));
}
