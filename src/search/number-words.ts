/**
 * Numbers written out, from 1 to 99, in any language: "zesentwintig", "seksogtyve", "dreizehn", "fourteen".
 */
import { queryWords } from '#i18n/query.ts';
import { fold } from './fold.ts';

const NUMBERS: ReadonlyMap<string, number> = new Map(
  Object.values(queryWords)
    .flatMap(({ numbers: { small, tens, compound } }) => {
      const first = small.trim().split(/\s+/);
      return [
        ...first.map((word, at) => [word, at + 1] as const),
        ...tens.split(' ').flatMap((ten, at) => {
          const value = 10 * (at + 2);
          return [
            [ten, value] as const,
            ...first.slice(0, 9).map((unit, more) => [compound(ten, unit), value + more + 1] as const),
          ];
        }),
      ];
    })
    .map(([word, value]) => [fold(word), value]),
);

const WORDS: ReadonlyMap<number, readonly string[]> = Map.groupBy(NUMBERS.keys(), (word) => NUMBERS.get(word) ?? 0);

/** The value of a folded number word; undefined if it is none. */
export function readNumberWord(word: string): number | undefined {
  return NUMBERS.get(word);
}

/** The other ways to write a number, in digits and in words; empty for one, which is an article as often. */
export function sameNumber(word: string): readonly string[] {
  const value = /^\d{1,2}$/.test(word) ? Number(word) : readNumberWord(word);
  if (value === undefined || value < 2) return [];
  return [String(value), ...(WORDS.get(value) ?? [])].filter((other) => other !== word);
}
