/** The dispute sheet's own script, with what a filled one looks like. */
import { addStyles } from '#client/styles.ts';
import ofCase from '#styles/record-case.css?url';
import RecordSheet from './Record.tsx';

/** The component, once its sheet has come. */
export async function openRecord(): Promise<{ readonly default: typeof RecordSheet }> {
  if (location.search !== '') await addStyles(ofCase);
  return { default: RecordSheet };
}
