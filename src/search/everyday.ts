/**
 * Words that people use of any game, in any language, and those of other languages that mean the same.
 */
import { queryWords } from '#i18n/query.ts';
import { foldedSet } from './folded-set.ts';
import { sameNumber } from './number-words.ts';
import { stemOf } from './stem.ts';
import { namesTool } from './tools.ts';

type Meaning = keyof (typeof queryWords)['nl']['everyday'];

const BY_WORD = wordsBy((word) => word);
const BY_STEM = wordsBy(stemOf);

/**
 * The words of the same meaning as a folded word or, if it is not listed, as another form of it; without
 * itself.
 */
export function sameMeaning(word: string): readonly string[] {
  // The name of a tool is no form of another word: Dutch "oefenen" has the stem of German "offen".
  const listed = BY_WORD.get(word) ?? (namesTool(word) ? [] : (BY_STEM.get(stemOf(word)) ?? []));
  return [...listed.filter((other) => other !== word), ...sameNumber(word)];
}

function wordsBy(keyOf: (word: string) => string): ReadonlyMap<string, readonly string[]> {
  const byKey = new Map<string, string[]>();
  for (const meaning of Object.keys(queryWords.nl.everyday) as Meaning[]) {
    const words = [...foldedSet(Object.values(queryWords).map(({ everyday }) => everyday[meaning]))];
    for (const key of new Set(words.map(keyOf))) byKey.set(key, [...(byKey.get(key) ?? []), ...words]);
  }
  return byKey;
}
