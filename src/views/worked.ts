/** The outcome of a worked example: the amounts of its ruling, computed with its numbers. */
import { evaluate } from '#decide/amount.ts';
import { exactAnswer } from '#decide/exact-answer.ts';
import type { Answers } from '#decide/table.ts';
import { chipsOf, type ChipWords } from '#wording/chips.ts';
import type { Chip } from '#wording/shown-chips.ts';
import { scoreLines, withoutScore, type ScoreLine } from '#wording/score.ts';
import type { RulingDoc } from '#library/types.ts';
import { amountsOf } from '#model/index.ts';

export interface Worked {
  /** A settlement's lines, as far as the example gives their numbers. */
  readonly lines: readonly ScoreLine[];
  /** The other amounts. */
  readonly chips: readonly Chip[];
}

type Given = RulingDoc['examples'][number]['given'];

/** Empty if no amount depends on the case, or if the example gives none of the numbers. */
export function workedOf({ effects }: Pick<RulingDoc, 'effects'>, given: Given, words: ChipWords): Worked {
  const answers: Answers = Object.fromEntries(Object.entries(given).map(([fact, value]) => [fact, exactAnswer(value)]));
  const computed = effects.filter((effect) =>
    amountsOf(effect).some(([, amount]) => typeof amount !== 'number' && 'value' in evaluate(amount, answers)),
  );
  return {
    lines: scoreLines(computed, words, answers).filter(({ result }) => result !== undefined),
    chips: chipsOf(withoutScore(computed), words, answers),
  };
}
