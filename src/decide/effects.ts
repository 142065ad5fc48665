/** What is at stake while several rulings are possible: per kind of effect, the least and the most that may follow. */
import { evaluate } from './amount.ts';
import type { Amount } from '../model/amount.ts';
import type { Effect } from '../model/effect.ts';
import type { Answers } from './table.ts';

export interface EffectRange {
  readonly of: 'points' | 'fine' | 'tricks';
  /** Which kind of points; absent for the book's first one. */
  readonly kind?: string;
  readonly against?: string;
  readonly to?: string;
  /** 0 where one of the rulings has no such effect. In points, EUR or tricks. */
  readonly min: number;
  readonly max: number;
  /** Facts that are missing to say it exactly; what depends on them is not in `min` and `max`. */
  readonly unknown: readonly string[];
}

type Key = Pick<EffectRange, 'of' | 'kind' | 'against' | 'to'>;
interface Part {
  readonly key: Key;
  readonly min: number;
  readonly max: number;
  readonly unknown: readonly string[];
}

/**
 * The range of the countable effects over a set of rulings, one entry per kind of effect, kind of points and sides, in
 * order of first mention. Effects of the same entry within one ruling add up.
 * @param rulings the effects of each ruling that is possible.
 */
export function effectsRange(rulings: readonly (readonly Effect[])[], answers: Answers): readonly EffectRange[] {
  const sums = rulings.map((effects) => summed(effects.flatMap((effect) => countable(effect, answers))));
  const keys = new Map(sums.flatMap((sum) => [...sum].map(([name, { key }]) => [name, key] as const)));
  return [...keys].map(([name, key]) => {
    const parts = sums.map((sum) => sum.get(name));
    return {
      ...key,
      min: Math.min(...parts.map((part) => part?.min ?? 0)),
      max: Math.max(...parts.map((part) => part?.max ?? 0)),
      unknown: [...new Set(parts.flatMap((part) => part?.unknown ?? []))],
    };
  });
}

function summed(parts: readonly Part[]): ReadonlyMap<string, Part> {
  const sums = new Map<string, Part>();
  for (const part of parts) {
    const { of, kind, against, to } = part.key;
    const name = JSON.stringify([of, kind ?? null, against ?? null, to ?? null]);
    const sum = sums.get(name) ?? { ...part, min: 0, max: 0, unknown: [] };
    const unknown = [...sum.unknown, ...part.unknown];
    sums.set(name, { key: part.key, min: sum.min + part.min, max: sum.max + part.max, unknown });
  }
  return sums;
}

/** What an effect contributes; nothing for those that do not count anything. */
function countable(effect: Effect, answers: Answers): readonly Part[] {
  if ('points' in effect)
    return [part({ of: 'points', ...kindOf(effect), ...sidesOf(effect) }, effect.points, answers)];
  if ('fine' in effect) return [part({ of: 'fine', ...sidesOf(effect) }, effect.fine, answers)];
  if ('tricks' in effect) {
    const key: Key = { of: 'tricks', ...sidesOf({ against: effect.from, to: effect.to }) };
    return [part(key, effect.tricks, answers)];
  }
  if ('score' in effect) {
    return Object.entries(effect.score).map(([to, amount]) =>
      part({ of: 'points', ...kindOf(effect), to }, amount, answers),
    );
  }
  if ('range' in effect)
    return [{ key: { of: effect.of, ...kindOf(effect), ...sidesOf(effect) }, ...effect.range, unknown: [] }];
  return [];
}

function part(key: Key, amount: Amount, answers: Answers): Part {
  const result = evaluate(amount, answers);
  if ('unknown' in result) return { key, min: 0, max: 0, unknown: result.unknown };
  return 'value' in result
    ? { key, min: result.value, max: result.value, unknown: [] }
    : { key, ...result, unknown: [] };
}

function kindOf({ kind }: { readonly kind?: string | undefined }): Pick<Key, 'kind'> {
  return kind === undefined ? {} : { kind };
}

function sidesOf(sides: {
  readonly against?: string | undefined;
  readonly to?: string | undefined;
}): Pick<Key, 'against' | 'to'> {
  const { against, to } = sides;
  return { ...(against === undefined ? {} : { against }), ...(to === undefined ? {} : { to }) };
}
