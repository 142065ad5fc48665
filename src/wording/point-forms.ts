import type { Plural } from '#i18n/language.ts';
import type { AmountWords } from './amounts.ts';

/** The words for a kind of points; the book's first where none is named. */
export function pointForms(kind: string | undefined, words: AmountWords): Plural {
  const forms = kind === undefined ? Object.values(words.points)[0] : words.points[kind];
  return forms ?? { one: '{n}', other: '{n}' };
}
