import { textStateOf } from '#library/text-state.ts';
import { isTranslation } from '#library/in-language.ts';
import type { Edition } from '#library/types.ts';
import type { RulesJson } from './format.ts';

/** How far the words of an edition's data count: `{ state: 'convenience', original: 'nl' }`. */
export function textStateJson(edition: Edition): { readonly text: NonNullable<RulesJson['text']> } {
  return { text: { ...textStateOf(edition), ...(isTranslation(edition) ? { original: edition.original } : {}) } };
}
