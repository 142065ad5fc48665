/** What an edition leaves open, situation by situation: in a sentence what it is, and who decides. */
import { packs } from '#i18n/packs.ts';
import type { Edition, RulingDoc, SituationDoc } from '#library/types.ts';
import { heldOf } from '#wording/conditions.ts';
import { firstSentence } from '#wording/first-sentence.ts';
import { deciderName } from '#wording/names.ts';
import { sentence } from '#wording/phrase.ts';

export interface OpenCase {
  readonly situation: SituationDoc;
  /** What holds there all the same. */
  readonly outcome: RulingDoc;
  /** What is not ruled. */
  readonly gist: string;
  /** Absent where nobody is named, or the gist says it. */
  readonly decider?: string;
}

/** Situations with nothing open are left out; the others stand in the order of the book. */
export function openCases(edition: Edition): readonly OpenCase[] {
  return edition.situations.flatMap((situation): OpenCase[] => {
    const outcome = situation.rulings.find((ruling) => ruling.otherwise);
    if (!outcome || situation.open.length === 0) return [];
    const { decidedBy } = outcome;
    const gist = gistOf(situation, outcome, edition);
    const decider = decidedBy === undefined ? undefined : deciderName(decidedBy, edition.book);
    const told = decider === undefined || (gist === outcome.verdict && names(gist, decider));
    return [{ situation, outcome, gist, ...(told ? {} : { decider }) }];
  });
}

/** Alternatives that are still one sentence. */
const ONE_SENTENCE = 2;

/**
 * What its author says of this very place; where that is what the book says of every such place, the case
 * itself, or else what explains it.
 */
function gistOf({ open }: SituationDoc, outcome: RulingDoc, edition: Edition): string {
  const { verdict, verdicts = {} } = edition.book.residual ?? {};
  if (![verdict, ...Object.values(verdicts)].includes(outcome.verdict)) return outcome.verdict;
  const { always, either } = heldOf({ ...outcome, when: open }, edition);
  if (always.length > 0) return sentence(always.join(' · '));
  const { orWhen } = packs[edition.book.language].pages.ruling;
  if (either.length <= ONE_SENTENCE) return sentence(either.map((each) => each.join(' · ')).join(` ${orWhen} `));
  return firstSentence(outcome.explain ?? outcome.verdict);
}

/**
 * Whether a verdict ends with who decides, as in "…, is not clear; the board decides": with a noun of their
 * name.
 */
function names(verdict: string, decider: string): boolean {
  const [, end] = /;([^;]*)$/.exec(verdict) ?? [];
  return decider.split(' ').some((word) => word.length > 5 && end?.includes(word) === true);
}
