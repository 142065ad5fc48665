/** An example query for a rule: the name of a book and a number. */
import { packs } from '#i18n/packs.ts';
import { fill } from '#i18n/fill.ts';
import type { Library, RuleDoc } from '#library/types.ts';
import type { Language } from '#model/language.ts';
import { shelfIn } from './shelf.ts';

/**
 * "bridge 4.9", in the interface's quotes: from the books in this language (or all, if there are none) the
 * most cited rule whose number is recognised as one when typed.
 */
export function exampleOf(library: Library, language: Language): string {
  const books = shelfIn(library, language);
  const own = books.filter(({ book }) => book.language === language);
  const [most] = (own.length > 0 ? own : books)
    .flatMap(({ id, current }) => current.rules.map((rule) => ({ id, rule })))
    .filter(({ rule }) => rule.data.label === undefined)
    .toSorted((a, b) => tells(b.rule) - tells(a.rule) || b.rule.citedBy.length - a.rule.citedBy.length);
  return most ? fill(packs[language].pages.quoted, { text: `${most.id} ${most.rule.data.number}` }) : '';
}

/** Whether a number is more than digits: `4.9` shows more than `17`. */
function tells({ data }: RuleDoc): number {
  return /\D/.test(data.number) ? 1 : 0;
}
