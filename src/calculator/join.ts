/** Adding up what several options of a situation give: the lines of its calculator, from its rulings. */
import { matches } from '#decide/boxes.ts';
import type { Edition, RulingDoc, SituationDoc } from '#library/types.ts';
import { namedOptionsOf } from '#model/facts/kinds.ts';
import type { CalculatorData } from './schema.ts';

type Hand = NonNullable<CalculatorData['hand']>;
export type Takes = Hand['takes'][string];

/** An option and what its ruling says of it. */
export interface CalculatorLine {
  readonly option: string;
  /** What it was called in older addresses. */
  readonly former?: readonly string[];
  readonly label: string;
  readonly hint?: string;
  /** Undefined for an option of which the book says nothing. */
  readonly ruling?: RulingDoc;
  /** A fixed number of points; absent where this option gives none. */
  readonly points?: number;
  /** Kind of points, where the effect names one. */
  readonly kind?: string;
  /** How often it can be had at once. */
  readonly most: number;
  /** How many cards it takes, and which sorts they may be; absent where the book does not say. */
  readonly takes?: Takes;
}

export interface Calculator {
  readonly title: string;
  /** In the author's order. */
  readonly lines: readonly CalculatorLine[];
  /** How many cards there are to have it with, and what is said of more. */
  readonly hand?: Pick<Hand, 'cards' | 'tooMany' | 'shared'>;
  /** Rulings under which the sum does not count. */
  readonly unless: readonly RulingDoc[];
}

/** Keeps mistakes in typing out where the content names no number. */
const MOST = 9;

/**
 * Undefined where the situation has no calculator. The checker sees to it that no ruling hangs on anything
 * else than the choice, that each gives one fixed number of points at most, and that all of them are of one
 * kind and for one side.
 */
export function calculatorOf(edition: Edition, { data, facts, rulings }: SituationDoc): Calculator | undefined {
  const { calculator } = data;
  const fact = facts.find(([id]) => id === calculator?.sum)?.[1];
  const options = Object.entries(namedOptionsOf(fact));
  if (!calculator || options.length === 0) return undefined;
  const lines = options.flatMap(([option, written]): readonly CalculatorLine[] => {
    const { label, hint, aliases } = written;
    const applicable = rulings.filter(
      ({ otherwise, when }) => !otherwise && when.some((box) => matches(box, { [calculator.sum]: option })),
    );
    const ruling = applicable.find(({ id }) => !applicable.some(({ overrides }) => overrides.includes(id)));
    const effect = ruling?.effects.find((each) => each.kind === 'points');
    const points = typeof effect?.amount === 'number' ? effect.amount : undefined;
    const kind = effect?.pointKind;
    const takes = calculator.hand?.takes[option];
    return [
      {
        option,
        ...(aliases === undefined ? {} : { former: aliases }),
        label,
        ...(hint === undefined ? {} : { hint }),
        ...(ruling === undefined ? {} : { ruling }),
        ...(points === undefined ? {} : { points }),
        ...(kind === undefined ? {} : { kind }),
        most: calculator.most?.[option] ?? MOST,
        ...(takes === undefined ? {} : { takes }),
      },
    ];
  });
  const unless = (calculator.unless ?? []).flatMap((id) => edition.rulingById.get(id) ?? []);
  const { title, hand } = calculator;
  return {
    title,
    lines,
    ...(hand === undefined ? {} : { hand: { cards: hand.cards, tooMany: hand.tooMany, shared: hand.shared } }),
    unless,
  };
}
