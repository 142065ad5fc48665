/** What came of a ruling, with the words that only it says. */
import type { ComponentType } from 'preact';
import { languageOf } from '#client/language.ts';
import { drillWordsIn } from '#i18n/gathered/drills.ts';
import type { OutcomeProps } from '#training/ui/Outcome.tsx';
import { Ruled } from './Ruled.tsx';

/** Rejects where its words cannot be loaded. */
export async function ruledHere(): Promise<ComponentType<OutcomeProps>> {
  const { ruling: say } = await drillWordsIn(languageOf(document.documentElement));
  return (props) => <Ruled {...props} say={say} />;
}
