/** What is at stake while several rulings are possible: the minimum and maximum by kind of effect. */
import { evaluate } from './amount.ts';
import type { Amount } from '#model/amount.ts';
import type { CountedEffect, EffectOf } from '#model/effects/types.ts';
import type { Span } from '#model/effects/kind.ts';
import type { Answers } from './table.ts';

/** The kind of effect, the kind of points (absent for the book's first one), who bears it and who gains. */
export interface Stake {
  readonly of: 'points' | 'fine' | 'tricks';
  readonly pointKind?: string | undefined;
  readonly against?: string | undefined;
  readonly to?: string | undefined;
}

/** An effect with an amount of its own. */
export type AmountEffect = EffectOf<'points' | 'fine' | 'tricks'>;

export interface EffectRange extends Stake {
  /**
   * In points, EUR or tricks, over the rulings with a known amount; 0 for one without such an effect. Absent
   * if no amount is known.
   */
  readonly range?: Span;
  /** The effects with an unknown amount: a fact is missing, or the source gives none. */
  readonly open: readonly AmountEffect[];
}

interface Part {
  readonly stake: Stake;
  readonly min: number;
  readonly max: number;
  /** The effect, if its amount is unknown. */
  readonly open: readonly AmountEffect[];
}

/**
 * The range of the countable effects over a set of rulings, one entry per kind of effect, kind of points and
 * sides, in order of first mention. Effects of the same entry within one ruling add up.
 * @param rulings the effects of each ruling that is possible.
 * @param isWorded whether the name of an effect's kind of points says how many they are ("10 or 15 points"):
 *   a ruling with such points is none without points, however they are counted elsewhere.
 */
export function effectsRange(
  rulings: readonly (readonly CountedEffect[])[],
  answers: Answers,
  isWorded: (effect: AmountEffect) => boolean = () => false,
): readonly EffectRange[] {
  const groups = rulings.map((effects) => byStake(effects.flatMap((effect) => countable(effect, answers))));
  return [...new Set(groups.flatMap((group) => [...group.keys()]))].map((name) => {
    const stake = JSON.parse(name) as Stake;
    const parts = groups.flatMap((group) => {
      const part = group.get(name) ?? [];
      const worded = [...group.values()].flat().filter(({ open }) => open.some(isWorded));
      return part.length === 0 && worded.some((each) => isAlike(each.stake, stake)) ? [] : [part];
    });
    const said = parts.filter((each) => each.every(({ open }) => open.length === 0));
    const open = parts.flat().flatMap((part) => part.open);
    return {
      ...stake,
      ...(said.length > 0 ? { range: spanOf(said) } : {}),
      open: [...new Map(open.map((effect) => [JSON.stringify(effect), effect])).values()],
    };
  });
}

/** Whether both are the same kind of effect on the same sides. */
function isAlike(one: Stake, other: Stake): boolean {
  return one.of === other.of && one.against === other.against && one.to === other.to;
}

/** From the least to the most that the rulings come to, and whether it is one of the two. */
function spanOf(rulings: readonly (readonly Part[])[]): Span {
  const sums = rulings.map((parts) => ({
    min: parts.reduce((sum, part) => sum + part.min, 0),
    max: parts.reduce((sum, part) => sum + part.max, 0),
  }));
  const [min, max] = [Math.min(...sums.map((each) => each.min)), Math.max(...sums.map((each) => each.max))];
  const between = sums.some((each) => each.min !== each.max || (each.min !== min && each.min !== max));
  return { min, max, ...(between || min === max ? {} : { either: true }) };
}

/** Under each stake, written as JSON, what counts towards it. */
function byStake(parts: readonly Part[]): ReadonlyMap<string, readonly Part[]> {
  const groups = new Map<string, readonly Part[]>();
  for (const part of parts) {
    const name = JSON.stringify(part.stake);
    groups.set(name, [...(groups.get(name) ?? []), part]);
  }
  return groups;
}

/** What an effect contributes. */
function countable(effect: CountedEffect, answers: Answers): readonly Part[] {
  switch (effect.kind) {
    case 'points':
    case 'fine':
    case 'tricks':
      return [counted(effect, answers)];
    case 'score': {
      const { amounts, pointKind } = effect;
      return Object.entries(amounts).map(([to, amount]) => counted({ kind: 'points', amount, pointKind, to }, answers));
    }
    case 'range': {
      const { of, pointKind, against, to, min, max } = effect;
      return [{ stake: { of, pointKind, against, to }, min, max, open: [] }];
    }
  }
}

/** Any of them, without telling which. */
interface Counting extends Omit<Stake, 'of'> {
  readonly kind: Stake['of'];
  readonly amount: Amount;
  readonly from?: string | undefined;
}

function counted(effect: AmountEffect, answers: Answers): Part {
  const { kind: of, amount, pointKind, from, against = from, to }: Counting = effect;
  const result = evaluate(amount, answers);
  return {
    stake: { of, pointKind, against, to },
    min: 0,
    max: 0,
    open: [],
    ...('value' in result ? { min: result.value, max: result.value } : 'min' in result ? result : { open: [effect] }),
  };
}
