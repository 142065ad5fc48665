/** The case of a page in the form in which it is saved: the record of its ruling, and the current texts. */
import { answersToQuery } from '#addresses/answers.ts';
import { sumOf } from '#addresses/record.ts';
import { factsSaid, verdictOf, type CaseOnPage } from '#client/share/shared-content.ts';
import { pageCase } from '#client/widgets/agreement.ts';
import type { Answers } from '#decide/table.ts';
import { untagged } from '#model/language-tags.ts';
import type { RulingSummary } from '#views/decision-props.ts';
import type { RulingRecord, SavedTexts } from './types.ts';

/** A ruling as it is saved. */
export interface Ruled {
  readonly record: RulingRecord;
  readonly said: SavedTexts;
}

/** Undefined when the answers do not lead to a ruling, or not to that of the page. */
export function ruledOn(page: CaseOnPage, query: string): Ruled | undefined {
  const { ruled } = pageCase(page, query);
  if (ruled?.agreement.kind !== 'agrees') return undefined;
  const { id, ruling, answers } = ruled;
  const record = { ...page.record, ruling: id, answers: answersToQuery(answers) };
  return {
    record: { language: page.language, ...record, sum: sumOf(record) },
    said: { work: untagged(page.work), edition: untagged(page.edition), ...saidOf(page, ruling, answers) },
  };
}

/** What is said of a ruling. */
export function saidOf(
  page: CaseOnPage,
  ruling: RulingSummary,
  answers: Answers,
): Omit<SavedTexts, 'work' | 'edition'> {
  const { text, chips, leave, cites } = verdictOf(ruling, page, answers);
  return {
    situation: untagged(page.title),
    facts: factsSaid(page, answers).map(untagged),
    verdict: untagged(ruling.open === undefined ? text : `${ruling.open}: ${text}`),
    chips: chips.map(({ whole }) => untagged(whole)),
    modality: ruling.modality,
    leave: leave.map(untagged),
    cites: cites.map(untagged),
  };
}
