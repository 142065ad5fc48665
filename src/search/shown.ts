import { languageAtStart, untagged } from '#model/language-tags.ts';
import type { MarkedText } from './types.ts';

/** A text of the index as shown in a hit, with its language if it is tagged. */
export function shown(text: string): MarkedText {
  const lang = languageAtStart(text);
  return { text: untagged(text), marks: [], ...(lang === undefined ? {} : { lang }) };
}
