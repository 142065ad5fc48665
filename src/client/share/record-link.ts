/** The permanent address of the dispute sheet for the case on a page, if its answers lead to a ruling. */
import { answersToQuery } from '#addresses/answers.ts';
import { recordQuery } from '#addresses/record.ts';
import { sheetOfRuling } from '#addresses/record-sheet.ts';
import { pageCase } from '#client/widgets/agreement.ts';
import type { CaseOnPage } from './shared-content.ts';

/** Path and query; undefined when no ruling is decided, or not that of this page. */
export function recordSheetOf(page: CaseOnPage, query: string): string | undefined {
  const { ruled } = pageCase(page, query);
  if (ruled?.agreement.kind !== 'agrees') return undefined;
  const { id, ruling } = ruled;
  const answers = answersToQuery(ruled.answers);
  return sheetOfRuling(ruling.permalink, id, recordQuery({ ...page.record, ruling: id, answers }));
}
