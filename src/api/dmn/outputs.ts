/** The outputs of a situation's decision: which ruling it is, and what of it a machine can count with. */
import type { RulingDoc } from '#library/types.ts';
import type { Amount, Effect } from '#model/index.ts';
import { amountOf, nameOf, stringOf, type Input } from './feel.ts';

/** A column of the table. */
export interface Output {
  readonly name: string;
  readonly type: 'number' | 'string';
  /** The values that it can have, as unary tests; absent for amounts. */
  readonly values?: string;
  /** What a ruling has in this column, in FEEL; `null` if nothing. */
  readonly of: (ruling: RulingDoc) => string;
}

/**
 * All columns: `ruling`, `modality`, `decidedBy`, `open`, and one for each amount that a ruling counts.
 * @param currency of fines, by its code; it stands in the names of their columns. Left out: euros.
 */
export function outputsOf(
  rulings: readonly RulingDoc[],
  inputs: readonly Input[],
  currency?: string,
): readonly Output[] {
  return [
    ...[
      words('ruling', rulings, ({ id }) => id),
      words('modality', rulings, ({ modality }) => modality),
      words('decidedBy', rulings, ({ decidedBy }) => decidedBy),
      words('open', rulings, ({ open }) => open),
    ].flat(),
    ...amounts(rulings, inputs, currency?.toLowerCase()),
  ];
}

/** Nothing if no ruling has it. */
function words(
  name: string,
  rulings: readonly RulingDoc[],
  of: (ruling: RulingDoc) => string | undefined,
): readonly Output[] {
  const said = [...new Set(rulings.flatMap((ruling) => of(ruling) ?? []))];
  if (said.length === 0) return [];
  return [
    {
      name,
      type: 'string',
      values: said.map(stringOf).join(', '),
      of: (ruling) => {
        const value = of(ruling);
        return value === undefined ? 'null' : stringOf(value);
      },
    },
  ];
}

/** An amount of one kind between the same parties, by the name of its column. */
type Counted = readonly [name: string, amount: Amount];

/** Several of one name in a ruling add up. */
function amounts(
  rulings: readonly RulingDoc[],
  inputs: readonly Input[],
  currency: string | undefined,
): readonly Output[] {
  const counted = new Map(
    rulings.map((ruling) => [ruling, ruling.effects.flatMap((effect) => countedIn(effect, currency))]),
  );
  const names = new Set([...counted.values()].flat().map(([name]) => name));
  return [...names].map((name) => ({
    name,
    type: 'number',
    of: (ruling) => {
      const parts = (counted.get(ruling) ?? []).filter(([of]) => of === name);
      const written = parts.map(([, amount]) => amountOf(amount, inputs));
      if (written.length < 2) return written[0] ?? 'null';
      return written.map((each) => `(${each})`).join(' + ');
    },
  }));
}

function countedIn(effect: Effect, currency: string | undefined): readonly Counted[] {
  switch (effect.kind) {
    case 'points':
      return [[column('points', effect.pointKind, effect), effect.amount]];
    case 'fine':
      return [[column('fine', currency, effect), effect.amount]];
    case 'tricks':
      return [[column('tricks', undefined, { against: effect.from, to: effect.to }), effect.amount]];
    case 'clock':
      return [[column('clock', effect.unit, effect), effect.time]];
    case 'score':
      return Object.entries(effect.amounts).map(([to, amount]) => [column('points', effect.pointKind, { to }), amount]);
    case 'range': {
      const kind = effect.of === 'fine' ? currency : effect.pointKind;
      return [
        [column(`${effect.of}-min`, kind, effect), effect.min],
        [column(`${effect.of}-max`, kind, effect), effect.max],
      ];
    }
    default:
      return [];
  }
}

interface Sides {
  readonly against?: string | undefined;
  readonly to?: string | undefined;
}

/** `points_penalty_against_offender`: what, of which kind of points or currency, who bears it, who gains. */
function column(of: string, pointKind: string | undefined, { against, to }: Sides): string {
  const parts = [of, pointKind, against === undefined ? undefined : `against-${against}`, to && `to-${to}`];
  return nameOf(parts.filter((part) => part !== undefined).join('-'));
}
