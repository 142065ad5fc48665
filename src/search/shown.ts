import { languageAtStart, untagged } from '#model/language-tags.ts';
import type { MarkedText } from './types.ts';

/** A text of the index as a hit shows it: its words, and their language where they say it. */
export function shown(text: string): MarkedText {
  const lang = languageAtStart(text);
  return { text: untagged(text), marks: [], ...(lang === undefined ? {} : { lang }) };
}
