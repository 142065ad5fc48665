/** How many questions there are, in words: what is usual, and what is promised where that says as much. */
import { fill } from '#i18n/fill.ts';
import { plural, type Plural } from '#i18n/language.ts';
import type { Questions } from '#decide/tree.ts';
import type { Language } from '#model/language.ts';

interface CountWords {
  readonly atMost: Plural;
  readonly count: Plural;
  readonly usual: Plural;
  readonly usualLeft: Plural;
}

/**
 * Before the first answer: `meestal 4 vragen`, or `2 vragen` where every case takes as many. Empty where none
 * is asked.
 */
export function firstCount({ expected, worst }: Questions, words: CountWords, language: Language): string {
  if (worst === 0) return '';
  return counted(expected === worst ? words.count : words.usual, expected, language);
}

/**
 * With answers: `meestal nog 3 vragen`; `nog hoogstens 2 vragen` where no case takes more than what is usual.
 * @param usual the expected number of questions still to come, the open one included.
 * @param atMost never more than this, whatever is answered.
 */
export function countLeft(usual: number, atMost: number, words: CountWords, language: Language): string {
  return Math.round(usual) >= atMost
    ? counted(words.atMost, atMost, language)
    : counted(words.usualLeft, usual, language);
}

function counted(forms: Plural, questions: number, language: Language): string {
  const n = Math.max(1, Math.round(questions));
  return fill(plural(language, forms, n), { n });
}
