/**
 * A text that says what language it is in (model/language-tags.ts), for elements that are made without
 * Preact.
 */
import { piecesOf } from '#model/language-tags.ts';
import { element } from './element.ts';

/** The text as what stands in an element: each stretch in another language in an element of its own. */
export function inLanguages(text: string): readonly (Node | string)[] {
  return piecesOf(text).map(({ text: words, lang }) => (lang === undefined ? words : element('span', { lang }, words)));
}
