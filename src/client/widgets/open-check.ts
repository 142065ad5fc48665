/** Loads the case check of a ruling's page with its style sheets: only for an address with a case. */
import { addStyles } from '#client/styles.ts';
import check from '#styles/case-check.css?url';
import checked from '#styles/case-checked.css?url';
import ofCase from '#styles/widget-case.css?url';
import why from '#styles/widget-why.css?url';
import CaseCheck from './CaseCheck.tsx';

/** The component, once its style sheets are loaded. */
export async function openCheck(): Promise<{ readonly default: typeof CaseCheck }> {
  await Promise.all([check, checked, ofCase, why].map(addStyles));
  return { default: CaseCheck };
}
