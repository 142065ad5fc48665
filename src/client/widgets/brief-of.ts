import type { Answers } from '#decide/table.ts';
import type { DecisionProps } from '#views/decision-props.ts';
import type { Brief } from '#wording/brief.ts';
import { shownChips } from '#wording/shown-chips.ts';

/** A situation's rulings in short, with the known numbers in their amounts. */
export function briefOf(
  { rulings, chips }: Pick<DecisionProps, 'rulings' | 'chips'>,
  answers: Answers,
): (ruling: string) => Brief | undefined {
  return (id) => {
    const ruling = rulings[id];
    return (
      ruling && {
        verdict: ruling.verdict.text,
        chips: shownChips(ruling.effects, chips, answers),
        open: ruling.open,
      }
    );
  };
}
