/** Several rulings of one case: how they go together, and what it comes to. Pure. */
import { effectsRange, type EffectRange } from '#decide/effects.ts';
import { mayHold } from '#decide/may-hold.ts';
import type { Answers } from '#decide/table.ts';
import type { CountedEffect } from '#model/effects/types.ts';
import type { AlsoText } from '#views/also-ruled.ts';

/** What is needed of a part that is decided. */
export interface RuledPart {
  readonly situation: string;
  readonly ruling: string;
  readonly answers: Answers;
  readonly effects: readonly CountedEffect[];
  readonly also: readonly AlsoText[];
}

/** How two parts go together; of one that replaces another, `first` is the one that holds. */
export interface Meeting {
  readonly first: number;
  readonly second: number;
  readonly kind: 'adds' | 'prevails' | 'excludes' | 'open';
  readonly of: AlsoText;
}

/**
 * Every concurrence between two of the parts that is possible with their answers, in the order of the parts.
 * Parts of one situation are several events, and so is a part with itself: nothing is declared between them.
 * @param parts undefined where a part is not decided, or could not be read
 */
export function meetings(parts: readonly (RuledPart | undefined)[]): readonly Meeting[] {
  return parts.flatMap((one, first) =>
    parts.slice(first + 1).flatMap((other, after): readonly Meeting[] => {
      const second = first + 1 + after;
      return one && other ? between(one, other).map((of) => meeting(of, first, second)) : [];
    }),
  );
}

function meeting(of: AlsoText, first: number, second: number): Meeting {
  return of.kind === 'yields'
    ? { first: second, second: first, kind: 'prevails', of }
    : { first, second, kind: of.kind, of };
}

/** As the first sees them. A condition has a part for either side; both have to allow the same box. */
function between(one: RuledPart, other: RuledPart): readonly AlsoText[] {
  return one.also.filter((mine) => {
    if (!mine.others.includes(other.ruling)) return false;
    const theirs = other.also.find(({ id, others }) => id === mine.id && others.includes(one.ruling));
    if (!theirs) return false;
    return (
      mine.when === undefined ||
      mine.when.some((box, at) => mayHold(box, one.answers) && mayHold(theirs.when?.[at] ?? {}, other.answers))
    );
  });
}

/** The parts in whose place another holds, with the one that does. */
export function replacedBy(found: readonly Meeting[]): ReadonlyMap<number, number> {
  return new Map(found.flatMap(({ kind, first, second }) => (kind === 'prevails' ? [[second, first] as const] : [])));
}

/**
 * The sums of what counts over all parts that are not replaced, by kind of effect, kind of points and sides,
 * in order of first mention. A sum whose range is missing has an amount that is not known.
 */
export function sums(
  parts: readonly (RuledPart | undefined)[],
  replaced: ReadonlyMap<number, number>,
): readonly EffectRange[] {
  const groups = new Map<string, EffectRange>();
  for (const [at, part] of parts.entries()) {
    if (!part || replaced.has(at)) continue;
    for (const { range, open, ...stake } of effectsRange([part.effects], part.answers)) {
      const name = JSON.stringify(stake);
      const before = groups.get(name) ?? { ...stake, range: { min: 0, max: 0 }, open: [] };
      const sum = before.range && range && { min: before.range.min + range.min, max: before.range.max + range.max };
      groups.set(name, { ...stake, ...(sum && { range: sum }), open: [...before.open, ...open] });
    }
  }
  return [...groups.values()];
}
