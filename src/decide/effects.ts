/** What is at stake while several rulings are possible: per kind of effect, the least and the most that may follow. */
import { evaluate } from './amount.ts';
import type { Amount } from '#model/amount.ts';
import type { Effect } from '#model/effect.ts';
import type { Answers } from './table.ts';

/** What is counted, which kind of points (absent for the book's first one), who bears it and who gains. */
export interface Stake {
  readonly of: 'points' | 'fine' | 'tricks';
  readonly kind?: string | undefined;
  readonly against?: string | undefined;
  readonly to?: string | undefined;
}

/** An effect with an amount of its own. */
export type AmountEffect = Extract<Effect, { points: unknown } | { fine: unknown } | { tricks: unknown }>;

export interface EffectRange extends Stake {
  /**
   * In points, EUR or tricks, over the rulings that say how much; 0 for one without such an effect. Absent where none
   * says it.
   */
  readonly range?: { readonly min: number; readonly max: number };
  /** The effects of the rulings that do not say how much: a fact is missing, or the source names no amount. */
  readonly open: readonly AmountEffect[];
}

interface Part {
  readonly stake: Stake;
  readonly min: number;
  readonly max: number;
  /** The effect, where it does not say how much. */
  readonly open: readonly AmountEffect[];
}

/**
 * The range of the countable effects over a set of rulings, one entry per kind of effect, kind of points and sides, in
 * order of first mention. Effects of the same entry within one ruling add up.
 * @param rulings the effects of each ruling that is possible.
 */
export function effectsRange(rulings: readonly (readonly Effect[])[], answers: Answers): readonly EffectRange[] {
  const groups = rulings.map((effects) => byStake(effects.flatMap((effect) => countable(effect, answers))));
  return [...new Set(groups.flatMap((group) => [...group.keys()]))].map((name) => {
    const parts = groups.map((group) => group.get(name) ?? []);
    const said = parts.filter((each) => each.every(({ open }) => open.length === 0));
    const min = Math.min(...said.map((each) => each.reduce((sum, part) => sum + part.min, 0)));
    const max = Math.max(...said.map((each) => each.reduce((sum, part) => sum + part.max, 0)));
    const open = parts.flat().flatMap((part) => part.open);
    return {
      ...(JSON.parse(name) as Stake),
      ...(said.length > 0 ? { range: { min, max } } : {}),
      open: [...new Map(open.map((effect) => [JSON.stringify(effect), effect])).values()],
    };
  });
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

/** What an effect contributes; nothing for those that do not count anything. */
function countable(effect: Effect, answers: Answers): readonly Part[] {
  if ('score' in effect) {
    const { kind } = effect;
    return Object.entries(effect.score).map(([to, points]) => counted('points', { points, kind, to }, answers));
  }
  if ('points' in effect) return [counted('points', effect, answers)];
  if ('fine' in effect) return [counted('fine', effect, answers)];
  if ('tricks' in effect) return [counted('tricks', effect, answers)];
  if ('range' in effect) {
    const { of, kind, against, to } = effect;
    return [{ stake: { of, kind, against, to }, ...effect.range, open: [] }];
  }
  return [];
}

/** Any counted effect, without telling which. */
type Counting = Partial<Record<Stake['of'], Amount>> & Omit<Stake, 'of'> & { readonly from?: string | undefined };

function counted(of: Stake['of'], effect: AmountEffect, answers: Answers): Part {
  const { kind, against, from, to, [of]: amount = 0 }: Counting = effect;
  const result = evaluate(amount, answers);
  return {
    stake: { of, kind, against: against ?? from, to },
    min: 0,
    max: 0,
    open: [],
    ...('value' in result ? { min: result.value, max: result.value } : 'min' in result ? result : { open: [effect] }),
  };
}
