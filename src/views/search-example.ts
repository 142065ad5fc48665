/** An example query for a rule: a name of a book, as people type it, and a number. */
import { packs } from '#i18n/packs.ts';
import { fill } from '#i18n/fill.ts';
import type { Library, LoadedBook, RuleDoc } from '#library/types.ts';
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
    .flatMap((book) => book.current.rules.map((rule) => ({ book, rule })))
    .filter(({ rule }) => rule.data.label === undefined)
    .toSorted((a, b) => tells(b.rule) - tells(a.rule) || b.rule.citedBy.length - a.rule.citedBy.length);
  return most ? fill(packs[language].pages.quoted, { text: `${nameOf(most.book)} ${most.rule.data.number}` }) : '';
}

/** The book's id, or the first of its aliases that is one word where the id is several, as in an address. */
function nameOf({ id, book: { aliases = [] } }: LoadedBook): string {
  return [id, ...aliases].find((name) => !/[\s-]/.test(name)) ?? id;
}

/** Whether a number is more than digits: `4.9` shows more than `17`. */
function tells({ data }: RuleDoc): number {
  return /\D/.test(data.number) ? 1 : 0;
}
