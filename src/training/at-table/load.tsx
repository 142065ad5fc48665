/** Loads the drill at the table with its words and style sheet. */
import type { ComponentType } from 'preact';
import { languageOf } from '#client/language.ts';
import { addStyles } from '#client/styles.ts';
import { loadWords } from '#i18n/load.ts';
import { drillAddressIn, isGuided } from '#training/drill-address.ts';
import type { DrillProps } from '#training/drill.ts';
import { once } from '#training/once.ts';
import url from './at-table.css?url';
import { AtTable } from './AtTable.tsx';

const dressed = once(() => Promise.all([loadWords('table', languageOf(document.documentElement)), addStyles(url)]));

/**
 * The coach is loaded with the guided case only, and not used for later ones. Rejects when words or coach
 * cannot be loaded.
 */
export async function atTable(): Promise<ComponentType<DrillProps>> {
  const asked = drillAddressIn(location.search, '');
  const [[say], coach] = await Promise.all([dressed(), asked && isGuided(asked) ? import('./Coach.tsx') : undefined]);
  return (props) => <AtTable {...props} say={say} coach={coach} />;
}
