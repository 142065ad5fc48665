/** An alternative ruling under the other reading of a note, in words: below the note, and on paper. */
import { packs } from '#i18n/packs.ts';
import type { AlternativeDoc, RulingDoc } from '#library/types.ts';
import { chipWords } from '#wording/chip-words.ts';
import { chipsOf } from '#wording/chips.ts';
import { whenOf } from '#wording/conditions.ts';
import { leaveOf } from '#wording/leave.ts';
import { deciderName } from '#wording/names.ts';
import { sentence } from '#wording/phrase.ts';
import { chipInWords } from '#wording/shown-chips.ts';
import type { PageContext } from './page-context.ts';

export interface AlternativeText {
  /** The cases that it changes, a sentence each; empty if it changes all of the ruling's. */
  readonly when: readonly string[];
  readonly verdict: string;
  /** Its outcome, modality and decider; empty if the verdict says all of that. */
  readonly comesTo: string;
  readonly explain?: string;
}

export function alternativeText(
  { when, verdict, explain, effects, modality, decidedBy }: AlternativeDoc,
  ruling: RulingDoc,
  { edition, language }: Pick<PageContext, 'edition' | 'language'>,
): AlternativeText {
  const words = chipWords(edition.book, edition.facts);
  const chips = chipsOf(effects, words);
  const leave = leaveOf(
    { modality, decidedBy: decidedBy === undefined ? undefined : deciderName(decidedBy, edition.book) },
    chips,
    { modality: words.effects.modality, decides: packs[language].widget.ruling.decides },
  );
  return {
    when: when === undefined ? [] : whenOf({ ...ruling, when }, edition),
    verdict,
    comesTo: sentence([...chips.map((chip) => chipInWords(chip, words.effects)), ...leave].join(' · ')),
    ...(explain === undefined ? {} : { explain }),
  };
}
