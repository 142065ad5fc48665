/** Slips in effects: another amount, another party, another kind. */
import type { z } from 'astro/zod';
import {
  UNSTATED,
  UNSTATED_AMOUNT,
  amountsOf,
  effectKinds,
  effectOf,
  effectSchema,
  partiesOf,
  type Amount,
  type SurfaceEffect,
} from '#model/index.ts';
import { replacing, type Change, type Path, type Written } from './change.ts';

/** @param parties those of the book. */
export function effectChanges(
  written: Written,
  path: Path,
  effects: readonly SurfaceEffect[],
  parties: readonly string[],
): readonly Change[] {
  return effects.flatMap((surface, index) => {
    const here = [...path, index];
    const effect = effectOf(surface);
    return [
      ...amountsOf(effect).flatMap(([at, amount]) => amountChanges(written, [...here, ...at], amount)),
      ...spanChanges(written, here, surface),
      ...partiesOf(effect).flatMap(([party, at]) => partyChanges(written, [...here, ...at], party, parties)),
      ...kindChanges(written, here, surface),
    ];
  });
}

function amountChanges(written: Written, path: Path, amount: Amount): readonly Change[] {
  const put = (at: Path, texts: readonly (string | number)[]) =>
    texts.flatMap((text) => replacing(written, at, String(text), 'amount') ?? []);
  if (typeof amount === 'number') return put(path, [amount + 1, amount - 1]);
  if (amount === UNSTATED_AMOUNT) return put(path, [1]);
  if (typeof amount === 'string') return put(path, otherFormulas(amount));
  return Object.entries(amount.values).flatMap(([option, value]) => put([...path, 'values', option], [value + 1]));
}

/** A formula with one of its numbers, coefficients or signs changed. */
export function otherFormulas(formula: string): readonly string[] {
  const tokens = formula.trim().split(/\s+/);
  return tokens.flatMap((token, at) => {
    const put = (other: string) => tokens.toSpliced(at, 1, other).join(' ');
    if (token === '+') return [put('-')];
    if (token === '-') return [put('+')];
    const sign = token.startsWith('-') ? '-' : '';
    const bare = token.slice(sign.length);
    const numbers = [...bare.matchAll(/(?<![a-z0-9-])\d+(?:\.\d+)?(?![a-z0-9-])/g)].map(({ 0: number, index }) =>
      put(sign + bare.slice(0, index) + String(Number(number) + 1) + bare.slice(index + number.length)),
    );
    const counted = /^[a-z]/.test(bare) && !bare.includes('*');
    return [...numbers, ...(counted ? [put(`${sign}2*${bare}`)] : []), ...(sign === '' ? [] : [put(bare)])];
  });
}

/** The ends between which an arbiter picks. */
function spanChanges(written: Written, path: Path, surface: SurfaceEffect): readonly Change[] {
  if (!('range' in surface)) return [];
  return (['min', 'max'] as const).flatMap((end) =>
    [1, -1].flatMap(
      (by) => replacing(written, [...path, 'range', end], String(surface.range[end] + by), 'amount') ?? [],
    ),
  );
}

function partyChanges(written: Written, path: Path, party: string, parties: readonly string[]): readonly Change[] {
  // The parties of a score are keys, each with its amount.
  const where = path.at(-2) === 'score' ? 'key' : 'value';
  const other = parties[(parties.indexOf(party) + 1) % parties.length] ?? party;
  return [other, UNSTATED]
    .filter((each) => each !== party)
    .flatMap((each) => replacing(written, path, each, 'party', where) ?? []);
}

function kindChanges(written: Written, path: Path, surface: SurfaceEffect): readonly Change[] {
  const whole = 'none' in surface ? '{ deal: again }' : '{ none: true }';
  const others = Object.entries(surface).flatMap(([key, value]): readonly Change[] => {
    const words = optionsOf(surface, key);
    const next = words[(words.indexOf(String(value)) + 1) % words.length];
    return next === undefined || next === value
      ? []
      : [replacing(written, [...path, key], next, 'kind of effect') ?? []].flat();
  });
  return [...others, replacing(written, path, whole, 'kind of effect') ?? []].flat();
}

/** The allowed words for a key of an effect; empty if it does not have a fixed set. */
function optionsOf(surface: SurfaceEffect, key: string): readonly string[] {
  const kind = effectKinds.find((each) => each in surface);
  const shapes = (effectSchema as unknown as { readonly options: readonly Shaped[] }).options;
  const field = shapes.find(({ shape }) => kind !== undefined && Object.keys(shape)[0] === kind)?.shape[key];
  const inner = field && 'unwrap' in field ? (field as z.ZodOptional<z.ZodType>).unwrap() : field;
  return inner && 'options' in inner && Array.isArray(inner.options)
    ? inner.options.filter((each): each is string => typeof each === 'string')
    : [];
}

interface Shaped {
  readonly shape: Readonly<Record<string, z.ZodType>>;
}
