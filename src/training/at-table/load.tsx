/** At the table, with its words and its sheet, which no page carries. */
import type { ComponentType } from 'preact';
import { languageOf } from '#client/language.ts';
import { addStyles } from '#client/styles.ts';
import { atTableWordsIn } from '#i18n/gathered/at-table.ts';
import type { DrillProps } from '#training/drill.ts';
import url from './at-table.css?url';
import { AtTable } from './AtTable.tsx';

/** Rejects where its words cannot be loaded. */
export async function atTable(): Promise<ComponentType<DrillProps>> {
  const [say] = await Promise.all([atTableWordsIn(languageOf(document.documentElement)), addStyles(url)]);
  return (props) => <AtTable {...props} say={say} />;
}
