/** The permanent address of the dispute sheet for the case on a page, if its answers lead to a ruling. */
import { answersToQuery } from '#addresses/answers.ts';
import { caseOf, countingAnswers } from '#addresses/case.ts';
import { recordQuery } from '#addresses/record.ts';
import { sheetOfRuling } from '#addresses/record-sheet.ts';
import { agreementOf } from '#client/widgets/agreement.ts';
import { compile } from '#decide/compile.ts';
import type { CaseOnPage } from './shared-content.ts';

/** Path and query; undefined when no ruling is decided, or not that of this page. */
export function recordSheetOf(page: CaseOnPage, query: string): string | undefined {
  const current = caseOf(compile(page.table), page.tree, query, page.former);
  const { next } = current.progress;
  const id = page.claimed ?? (next.kind === 'decided' ? next.outcome.id : undefined);
  const ruling = id === undefined ? undefined : page.rulings[id];
  if (id === undefined || !ruling || agreementOf(current, { ruling: id }).kind !== 'agrees') return undefined;
  const answers = answersToQuery(countingAnswers(current));
  return sheetOfRuling(ruling.permalink, id, recordQuery({ ...page.record, ruling: id, answers }));
}
