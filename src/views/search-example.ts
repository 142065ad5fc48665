/** What somebody may type to get to a rule: the name of a book and a number of it. */
import { packs } from '#i18n/packs.ts';
import { fill } from '#i18n/fill.ts';
import type { Library, RuleDoc } from '#library/types.ts';
import type { Language } from '#model/language.ts';
import { shelfIn } from './shelf.ts';

/**
 * "bridge 4.9": of the books in this language (of all where there is none) one whose number shows what may
 * be typed as a number, and of those the one that is cited most; in the interface's quotes.
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
