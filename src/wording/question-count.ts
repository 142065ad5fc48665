/** How many questions a case takes, in words: the fewest and the most, over all answers. */
import { fill } from '#i18n/fill.ts';
import { counted, type Plural } from '#i18n/language.ts';
import type { Left } from '#decide/left.ts';
import type { Language } from '#model/language.ts';

interface CountWords {
  readonly count: Plural;
  readonly between: string;
  readonly countLeft: string;
  readonly betweenLeft: string;
  readonly last: string;
}

/**
 * Before the first answer: `1–4 vragen`, or `2 vragen` if all cases take the same number. Empty if nothing is
 * asked.
 */
export function firstCount({ least, most }: Left, words: CountWords, language: Language): string {
  if (most === 0) return '';
  return least === most ? counted(language, words.count, most) : fill(words.between, { least, most });
}

/** With answers: `nog 1–3 vragen` or `nog 2 vragen`; `laatste vraag` if every answer ends the questions. */
export function countLeft({ least, most }: Left, words: CountWords): string {
  if (most === 1) return words.last;
  return fill(least === most ? words.countLeft : words.betweenLeft, { least, most });
}
