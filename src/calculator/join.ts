/** Builds the lines of a situation's calculator from its rulings. */
import { matches } from '#decide/boxes.ts';
import type { Edition, RulingDoc, SituationDoc } from '#library/types.ts';
import { namedOptionsOf } from '#model/facts/kinds.ts';
import type { CalculatorData } from './schema.ts';

type Hand = NonNullable<CalculatorData['hand']>;
export type Takes = Hand['takes'][string];

/** An option with the data of its ruling. */
export interface CalculatorLine {
  readonly option: string;
  /** Its names in older addresses. */
  readonly former?: readonly string[];
  readonly label: string;
  readonly hint?: string;
  /** Undefined for an option that the book does not mention. */
  readonly ruling?: RulingDoc;
  /** A fixed number of points; absent when this option gives none. */
  readonly points?: number;
  /** Kind of points, if the effect names one. */
  readonly kind?: string;
  /** The highest count. */
  readonly most: number;
  /** How many cards it takes, and of which sorts; absent when the book does not say. */
  readonly takes?: Takes;
}

export interface Calculator {
  readonly title: string;
  /** In the author's order. */
  readonly lines: readonly CalculatorLine[];
  /** The number of cards in a hand, and the messages when there are more. */
  readonly hand?: Pick<Hand, 'cards' | 'tooMany' | 'shared'>;
  /** Rulings that invalidate the sum. */
  readonly unless: readonly RulingDoc[];
}

/** The highest count when the content names none; catches typing errors. */
const MOST = 9;

/**
 * Undefined when the situation has no calculator. The checker ensures that all rulings depend on the choice
 * only, that each gives at most one fixed number of points, and that all are of one kind and for one side.
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
