import { queryWords } from '#i18n/query.ts';

/** The endings of all languages, which share most of them; the longest that fits is found. */
const ENDINGS = new RegExp(`(?:${inAnyLanguage('endings').join('|')})$`);

/**
 * What Dutch and German put before a participle, also behind the particle of a verb: `ge-speeld`,
 * `uit-ge-speeld`.
 */
const PARTICIPLE = new RegExp(`^((?:${inAnyLanguage('particles').join('|')})?)ge(?=[a-z]{3})`);

/**
 * A folded word without its inflection, so that forms of one word match: `verzaken`, `verzaakt`, `verzaking`
 * → `verzak`; `gespielt`, `spielen` → `spiel`. Deliberately rough: only compared with other stems.
 */
export function stemOf(word: string): string {
  const bare = word.length > 6 ? word.replace(PARTICIPLE, '$1') : word;
  // Twice, so that "bordet" and "bord" end alike although "bord" seems to have an ending of its own.
  const stem = withoutEnding(withoutEnding(bare.replace(/(\D)\1/g, '$1')));
  // Dutch and German spell the last consonant of a stem as it is pronounced: geven, geef; lezen, lees.
  return stem.replace(/v$/, 'f').replace(/z$/, 's');
}

/** A long ending on a short word is part of the word: "bekken" is not "bekende". */
function withoutEnding(word: string): string {
  const ending = ENDINGS.exec(word)?.[0] ?? '';
  const stem = word.slice(0, word.length - ending.length);
  return stem.length < (ending.length > 2 ? 4 : 3) ? word : stem;
}

function inAnyLanguage(purpose: 'endings' | 'particles'): readonly string[] {
  return [...new Set(Object.values(queryWords).flatMap((words) => words[purpose].split(' ')))].filter(Boolean);
}
