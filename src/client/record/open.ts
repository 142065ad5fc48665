/** Loads the dispute sheet with its style sheet. */
import { addStyles } from '#client/styles.ts';
import ofCase from '#styles/record-case.css?url';
import RecordSheet from './Record.tsx';

/** The component, once its style sheet is loaded. */
export async function openRecord(): Promise<{ readonly default: typeof RecordSheet }> {
  if (location.search !== '') await addStyles(ofCase);
  return { default: RecordSheet };
}
