import type { WidgetWords } from '#i18n/words.ts';
import type { ScoreLine } from '#wording/score.ts';
import type { Chip } from '#wording/shown-chips.ts';
import { Chips, type ChipSideWords } from './Chips.tsx';
import { Score } from './Score.tsx';

export interface ConsequencesProps {
  /** A settlement's lines; empty when there is none. */
  readonly lines: readonly ScoreLine[];
  /** All other consequences. */
  readonly chips: readonly Chip[];
  readonly words: {
    readonly effects: ChipSideWords;
    readonly amounts: Pick<WidgetWords['amounts'], 'party' | 'result'>;
  };
  readonly bare?: boolean;
  readonly large?: boolean;
  readonly restated?: boolean | undefined;
}

/** The consequences of a ruling: the score of each party, and chips for all others. */
export function Consequences({ lines, chips, words, bare = false, large = false, restated }: ConsequencesProps) {
  return (
    <>
      {lines.length > 0 && <Score lines={lines} words={words.amounts} />}
      {chips.length > 0 && <Chips chips={chips} words={words.effects} bare={bare} large={large} restated={restated} />}
    </>
  );
}
