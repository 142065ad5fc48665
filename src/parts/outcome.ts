/** One outcome of a case for a difference: its texts, and its consequences with the answers of the case. */
import type { Answers } from '#decide/table.ts';
import type { Language } from '#model/language.ts';
import type { MarkedText } from '#views/marked-text.ts';
import type { RulingSummary } from '#views/decision-props.ts';
import { leaveOf } from '#wording/leave.ts';
import { sentence } from '#wording/phrase.ts';
import { scoreLines, withoutScore, type ScoreLine } from '#wording/score.ts';
import { shownChips, type Chip, type ShownWords } from '#wording/shown-chips.ts';

export interface Outcome {
  /** The kind of openness, if the book does not decide. */
  readonly open?: string | undefined;
  readonly verdict: MarkedText;
  /** The language of the verdict, if it is not the page's. */
  readonly lang?: Language | undefined;
  /** A settlement's lines. */
  readonly lines: readonly ScoreLine[];
  readonly chips: readonly Chip[];
  /** The words for chips, in the language of their table. */
  readonly effects: ShownWords['effects'];
  /** Must or may, who decides, and sources other than the text. */
  readonly leave: readonly string[];
  /** The clauses that it follows from; empty when they are not shown. */
  readonly cites: string;
}

/** The parts of a ruling that are needed. */
type Ruled = Pick<RulingSummary, 'lang' | 'open' | 'verdict' | 'effects' | 'modality' | 'decidedBy'> & {
  readonly rests: readonly { readonly label: string }[];
  readonly cites: readonly { readonly label: string }[];
};

/** @param decides with `{who}` */
export function outcomeOf(ruling: Ruled, chipWords: ShownWords, decides: string, answers: Answers): Outcome {
  const { lang, open, verdict, effects } = ruling;
  return {
    open,
    verdict,
    lang,
    lines: scoreLines(effects, chipWords, answers),
    chips: shownChips(withoutScore(effects), chipWords, answers),
    effects: chipWords.effects,
    leave: [
      ...leaveOf(ruling, shownChips(effects, chipWords, answers), { modality: chipWords.effects.modality, decides }),
      // Two notes of one clause are called alike.
      ...new Set(ruling.rests.map(({ label }) => label)),
    ],
    cites: sentence(ruling.cites.map(({ label }) => label).join(', ')),
  };
}
