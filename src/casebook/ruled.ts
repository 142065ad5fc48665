/** The case of a page in the form in which it is saved: the record of its ruling, and the current texts. */
import { answersToQuery } from '#addresses/answers.ts';
import { caseOf, countingAnswers } from '#addresses/case.ts';
import { sumOf } from '#addresses/record.ts';
import { verdictOf, type CaseOnPage } from '#client/share/shared-content.ts';
import { agreementOf } from '#client/widgets/agreement.ts';
import { compile } from '#decide/compile.ts';
import type { Answers } from '#decide/table.ts';
import { untagged } from '#model/language-tags.ts';
import type { RulingSummary } from '#views/decision-props.ts';
import { saysOf } from '#wording/phrase.ts';
import type { RulingRecord, SavedTexts } from './types.ts';

/** A ruling as it is saved. */
export interface Ruled {
  readonly record: RulingRecord;
  readonly said: SavedTexts;
}

/** Undefined when the answers do not lead to a ruling, or not to that of the page. */
export function ruledOn(page: CaseOnPage, query: string): Ruled | undefined {
  const current = caseOf(compile(page.table), page.tree, query, page.former);
  const { next } = current.progress;
  const id = page.claimed ?? (next.kind === 'decided' ? next.outcome.id : undefined);
  const ruling = id === undefined ? undefined : page.rulings[id];
  if (id === undefined || !ruling || agreementOf(current, { ruling: id }).kind !== 'agrees') return undefined;
  const answers = countingAnswers(current);
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
  const facts = Object.entries(answers).flatMap(([fact, answer]) => {
    const words = page.facts[fact];
    return words ? [saysOf(words, answer, page.phrase)] : [];
  });
  return {
    situation: untagged(page.title),
    facts: facts.map(untagged),
    verdict: untagged(ruling.open === undefined ? text : `${ruling.open}: ${text}`),
    chips: chips.map(({ whole }) => untagged(whole)),
    modality: ruling.modality,
    leave: leave.map(untagged),
    cites: cites.map(untagged),
  };
}
