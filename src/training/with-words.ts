/** Loads a drill with its own words and style sheets, on demand. */
import { h, type ComponentType } from 'preact';
import { languageOf } from '#client/language.ts';
import { addStyles } from '#client/styles.ts';
import type { DrillWords } from '#i18n/words.ts';
import { loadWords } from '#i18n/load.ts';
import type { DrillProps } from './drill.ts';
import { once } from '#training/once.ts';

/** Props of a drill with its own words. */
export type WordedDrillProps = DrillProps & { readonly say: DrillWords };

/**
 * Loads a drill, once.
 * @param sheets addresses of its style sheets.
 */
export function withWords(
  load: () => Promise<ComponentType<WordedDrillProps>>,
  sheets: readonly string[] = [],
): () => Promise<ComponentType<DrillProps>> {
  return once(async () => {
    const [Drill, words] = await Promise.all([
      load(),
      loadWords('drills', languageOf(document.documentElement)),
      ...sheets.map(addStyles),
    ]);
    return (props: DrillProps) => h(Drill, { ...props, say: words });
  });
}
