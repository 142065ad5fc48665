/**
 * Compares rulings of two editions, or of two states of one, by meaning and not by words. Needs no schema, so
 * that it also runs in the browser.
 */
import type { Amount } from './amount.ts';
import { amountsOf, writtenEffect } from './effects/kinds.ts';
import type { Effect } from './effects/types.ts';
import { parseLinear } from './linear.ts';
import type { Modality } from './modality.ts';
import { formerFact, formerOption, type Renamed } from './renamed.ts';
import { isRecord } from './untyped.ts';

/** What a ruling decides. */
export interface Decides {
  readonly effects: readonly Effect[];
  readonly modality: Modality;
  readonly decidedBy?: string | undefined;
}

export interface SameBy {
  /** The kind of points of an effect that names none: the first of `points` in book.yaml. */
  readonly usualPoints?: string | undefined;
  /** Facts and options that have another name in the second ruling's edition: amounts may name them. */
  readonly renamed?: Renamed | undefined;
}

/**
 * Whether two rulings decide the same: the same effects in any order, the same modality and the same decider.
 * Amounts are compared as linear forms (`2*spiele + 1` equals `1 + spiele*2`), so that they are equal only if
 * they are so for all answers. Verdict, steps and explanations are ignored. The words in effects (`at`,
 * `suit`, `until`) count, so both rulings must be in one language.
 */
export function sameRuling(before: Decides, after: Decides, { usualPoints, renamed = {} }: SameBy = {}): boolean {
  return (
    before.modality === after.modality &&
    before.decidedBy === after.decidedBy &&
    meaning(before.effects, usualPoints, {}) === meaning(after.effects, usualPoints, renamed)
  );
}

/** Equal texts for equal effects. */
function meaning(effects: readonly Effect[], usualPoints: string | undefined, renamed: Renamed): string {
  const each = effects.map((effect) => {
    const written = amountsOf(effect).reduce<unknown>(
      (sum, [path, amount]) => withValue(sum, path, formOf(amount, renamed)),
      writtenEffect(effect),
    );
    return canonical(withoutUsual(written, usualPoints));
  });
  return JSON.stringify(each.sort());
}

/** An amount in the one form that all ways of writing it have in common. */
function formOf(amount: Amount, renamed: Renamed): unknown {
  if (typeof amount === 'number') return amount;
  if (typeof amount === 'object') {
    const values = Object.entries(amount.values).map(
      ([option, value]) => [formerOption(renamed, amount.by, option), value] as const,
    );
    return { by: formerFact(renamed, amount.by), values: Object.fromEntries(values) };
  }
  const form = parseLinear(amount);
  if (!form) return amount;
  const terms = form.terms.filter(({ coefficient }) => coefficient !== 0);
  if (terms.length === 0) return form.constant;
  const counted = terms.map(({ fact, coefficient }) => [formerFact(renamed, fact), coefficient] as const);
  return { constant: form.constant, terms: Object.fromEntries(counted) };
}

function withoutUsual(written: unknown, usualPoints: string | undefined): unknown {
  if (!isRecord(written) || usualPoints === undefined || written['kind'] !== usualPoints) return written;
  const { kind: _, ...others } = written;
  return others;
}

function withValue(written: unknown, [key, ...deeper]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  return isRecord(written) ? { ...written, [key]: withValue(written[key], deeper, value) } : written;
}

/** JSON whose keys are sorted. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    isRecord(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  );
}
