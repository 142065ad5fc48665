/** At the table, with its words and its sheet, which no page carries. */
import type { ComponentType } from 'preact';
import { languageOf } from '#client/language.ts';
import { addStyles } from '#client/styles.ts';
import { loadWords } from '#i18n/load.ts';
import { askedIn, isGuided } from '#training/asked.ts';
import type { DrillProps } from '#training/drill.ts';
import { once } from '#training/once.ts';
import url from './at-table.css?url';
import { AtTable } from './AtTable.tsx';

const dressed = once(() => Promise.all([loadWords('table', languageOf(document.documentElement)), addStyles(url)]));

/**
 * Whoever leads through a first case comes with that case alone: what is asked for next is played without.
 * Rejects where the words, or whoever leads, cannot be loaded.
 */
export async function atTable(): Promise<ComponentType<DrillProps>> {
  const asked = askedIn(location.search, '');
  const [[say], coach] = await Promise.all([dressed(), asked && isGuided(asked) ? import('./Coach.tsx') : undefined]);
  return (props) => <AtTable {...props} say={say} coach={coach} />;
}
