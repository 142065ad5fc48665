/** Whether a translation denies where its original does: a lost `not` turns a ruling round. */
import { wholeWords } from '#check/whole-words.ts';
import { isRecord } from '#model/untyped.ts';
import type { DataPath } from '#library/source.ts';
import type { Language } from '#model/index.ts';
import type { WordTree } from '#model/words.ts';

type Said = readonly [words: WordTree | undefined, language: Language];

/**
 * The verdicts of a ruling, and of its other readings, of which one of the two languages denies something and
 * the other does not. Only verdicts: longer texts have too many ways to deny.
 */
export function negationDifferences(original: Said, translation: Said): readonly DataPath[] {
  const wanted = verdictsOf(original[0]);
  const found = new Map(verdictsOf(translation[0]).map(([path, text]) => [path.join(), text]));
  return wanted.flatMap(([path, text]) => {
    const other = found.get(path.join());
    return other === undefined || denies(text, original[1]) === denies(other, translation[1]) ? [] : [path];
  });
}

function verdictsOf(words: WordTree | undefined): readonly (readonly [DataPath, string])[] {
  if (!isRecord(words)) return [];
  const { verdict, alternatives } = words;
  const others = Array.isArray(alternatives) ? (alternatives as readonly WordTree[]) : [];
  return [
    ...(typeof verdict === 'string' ? [[['verdict'], verdict] as const] : []),
    ...others.flatMap((each, at) =>
      isRecord(each) && typeof each['verdict'] === 'string'
        ? [[['alternatives', at, 'verdict'], each['verdict']] as const]
        : [],
    ),
  ];
}

/** Whether a text has a word that denies. */
export function denies(text: string, language: Language): boolean {
  return NEGATIONS[language].test(text);
}

const NEGATIONS: Readonly<Record<Language, RegExp>> = {
  nl: wholeWords('niet|niets|geen|niemand|nooit|zonder|evenmin|noch|nee'),
  // "Uden for" is a place.
  da: wholeWords('ikke|intet|ingen|aldrig|uden(?! for)|hverken|nej'),
  de: wholeWords('nicht|nichts|kein\\p{L}*|niemand|nie|ohne|weder|nein'),
  // "No. 3" is a number.
  en: wholeWords('not|nothing|no(?!\\. \\d)|nobody|none|never|without|neither|nor|cannot|non'),
};
