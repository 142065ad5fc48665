/** In what language something is shown, where that is not the page's own. */
import type { Language } from '#model/language.ts';
import type { UnitKey } from './places.ts';

interface InLanguage {
  readonly original: Language;
  readonly untranslated: ReadonlySet<UnitKey>;
}

/**
 * The `lang` for a unit's words if they are shown in the original's language; undefined if they are in the
 * edition's own, as all of the original is.
 */
export function languageOf(edition: InLanguage, key: UnitKey): Language | undefined {
  return edition.untranslated.has(key) ? edition.original : undefined;
}
