/** In what language something is shown, where that is not the page's own. */
import type { Language } from '#model/language.ts';
import type { UnitKey } from './places.ts';

interface InLanguage {
  readonly original: Language;
  readonly untranslated: ReadonlySet<UnitKey>;
}

/**
 * The language of a unit's words for its element's `lang`, where it is shown in the original's; undefined
 * where it is in the edition's own, as everything is in the original itself.
 */
export function languageOf(edition: InLanguage, key: UnitKey): Language | undefined {
  return edition.untranslated.has(key) ? edition.original : undefined;
}
