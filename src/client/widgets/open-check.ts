/**
 * The check of a case on its ruling's page, with what it looks like: only a page with a case in its address
 * asks for it.
 */
import { addStyles } from '#client/styles.ts';
import check from '#styles/case-check.css?url';
import ofCase from '#styles/widget-case.css?url';
import why from '#styles/widget-why.css?url';
import CaseCheck from './CaseCheck.tsx';

/** The component, once its sheets have come. */
export async function openCheck(): Promise<{ readonly default: typeof CaseCheck }> {
  await Promise.all([check, ofCase, why].map(addStyles));
  return { default: CaseCheck };
}
