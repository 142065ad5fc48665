/** A settlement line by line: the party, the formula, and the result. */
import type { Answers } from '#decide/table.ts';
import type { Amount } from '#model/amount.ts';
import type { Effect } from '#model/effects/types.ts';
import { parseLinear } from '#model/linear.ts';
import { formulaText, resultText, waitingText } from './amounts.ts';
import type { ShownEffect, ShownWords } from './shown-chips.ts';

export interface ScoreLine {
  /** Label of the party. */
  readonly party: string;
  /** With known numbers filled in; absent if it is its result. */
  readonly formula?: string;
  /** The result in points; absent while a number is missing. */
  readonly result?: string;
}

/** Every party of every score among these effects, in the order of the rule. */
export function scoreLines(
  effects: readonly (Effect | ShownEffect)[],
  words: ShownWords,
  answers: Answers = {},
): readonly ScoreLine[] {
  return effects.flatMap((effect) => {
    if (effect.kind !== 'score') return [];
    return Object.entries(effect.amounts).map(([party, amount]): ScoreLine => {
      const result = resultText(amount, words, answers);
      const formula = result === undefined ? waitingText(amount, words, answers) : formulaText(amount, words, answers);
      return {
        party: words.parties[party] ?? party,
        ...(formula === result ? {} : { formula }),
        ...(result === undefined ? {} : { result }),
      };
    });
  });
}

/** The facts that each of those lines needs, in the order of its formula. */
export function scoreFacts(effects: readonly (Effect | ShownEffect)[]): readonly (readonly string[])[] {
  return effects.flatMap((effect) => (effect.kind === 'score' ? Object.values(effect.amounts).map(factsIn) : []));
}

function factsIn(amount: Amount): readonly string[] {
  if (typeof amount === 'number') return [];
  return typeof amount === 'string' ? (parseLinear(amount)?.terms.map(({ fact }) => fact) ?? []) : [amount.by];
}

/** The effects that a settlement's table does not show. */
export function withoutScore<Any extends Effect | ShownEffect>(effects: readonly Any[]): readonly Any[] {
  return effects.filter((effect) => effect.kind !== 'score');
}
