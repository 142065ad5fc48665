/** Text with language tags (model/language-tags.ts), for elements created without Preact. */
import { piecesOf } from '#model/language-tags.ts';
import { element } from './element.ts';

/** The text as nodes: each stretch in another language in an element of its own. */
export function inLanguages(text: string): readonly (Node | string)[] {
  return piecesOf(text).map(({ text: words, lang }) => (lang === undefined ? words : element('span', { lang }, words)));
}
