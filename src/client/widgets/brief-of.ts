import type { Answers } from '#decide/table.ts';
import type { DecisionProps } from '#views/decision-props.ts';
import type { Brief } from '#wording/brief.ts';
import { shownChips } from '#wording/shown-chips.ts';

/** A situation's rulings in short, with the numbers that are known in their amounts. */
export function briefOf({
  rulings,
  chips,
}: Pick<DecisionProps, 'rulings' | 'chips'>): (ruling: string, answers: Answers) => Brief | undefined {
  return (id, answers) => {
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
