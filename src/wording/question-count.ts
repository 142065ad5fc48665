/** The number of questions in words: the usual number, and the maximum if that is as informative. */
import { counted, type Plural } from '#i18n/language.ts';
import type { Questions } from '#decide/tree.ts';
import type { Language } from '#model/language.ts';

interface CountWords {
  readonly atMost: Plural;
  readonly count: Plural;
  readonly usual: Plural;
  readonly usualLeft: Plural;
}

/**
 * Before the first answer: `meestal 4 vragen`, or `2 vragen` if all cases take the same number. Empty if
 * nothing is asked.
 */
export function firstCount({ expected, worst }: Questions, words: CountWords, language: Language): string {
  if (worst === 0) return '';
  return questions(expected === worst ? words.count : words.usual, expected, language);
}

/**
 * With answers: `meestal nog 3 vragen`; `nog hoogstens 2 vragen` if no case takes more than the usual number.
 * @param usual the expected number of remaining questions, including the open one.
 * @param atMost the maximum, whatever the answers.
 */
export function countLeft(usual: number, atMost: number, words: CountWords, language: Language): string {
  return Math.round(usual) >= atMost
    ? questions(words.atMost, atMost, language)
    : questions(words.usualLeft, usual, language);
}

function questions(forms: Plural, expected: number, language: Language): string {
  return counted(language, forms, Math.max(1, Math.round(expected)));
}
