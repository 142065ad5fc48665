/** Endings, longest first. Dutch, Danish, German and English share most of them. */
const ENDINGS = /(?:ingen|ungen|ernes|erne|ende|ten|den|ing|ung|est|ere|ens|ets|en|er|et|es|te|de|st|e|t|d|s|n)$/;

/**
 * What is left of a folded word when its inflection is off, so that forms of one word meet: `verzaken`, `verzaakt`,
 * `verzaking` → `verzak`; `gespielt`, `spielen` → `spiel`. Rough on purpose: only ever compared with other stems.
 */
export function stemOf(word: string): string {
  const bare = word.length > 6 && word.startsWith('ge') ? word.slice(2) : word;
  const single = bare.replace(/(\D)\1/g, '$1');
  const ended = single.replace(ENDINGS, '');
  const stem = ended.length < 3 ? single : ended;
  // Dutch and German write the last sound of a stem as it is heard: geven, geef; lezen, lees.
  return stem.replace(/v$/, 'f').replace(/z$/, 's');
}
