/** What an edition leaves open, by situation: the gap in a sentence, and who decides. */
import { packs } from '#i18n/packs.ts';
import type { Edition, RulingDoc, SituationDoc } from '#library/types.ts';
import { heldOf } from '#wording/conditions.ts';
import { firstSentence } from '#wording/first-sentence.ts';
import { deciderName } from '#wording/names.ts';
import { sentence } from '#wording/phrase.ts';
import { namesDecider } from './left-open.ts';

export interface OpenCase {
  readonly situation: SituationDoc;
  /** What holds there all the same. */
  readonly outcome: RulingDoc;
  /** The gap, in a sentence. */
  readonly gist: string;
  /** Absent if there is no decider, or if the gist names them. */
  readonly decider?: string;
}

/** Situations with nothing open are left out; the order is the book's. */
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
 * The author's text for this gap; if that is the book's general text, the case itself, or else the
 * explanation.
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

/** Whether a verdict ends with its decider, as in "…, is not clear; the board decides". */
function names(verdict: string, decider: string): boolean {
  const [, end] = /;([^;]*)$/.exec(verdict) ?? [];
  return namesDecider(end ?? '', decider);
}
