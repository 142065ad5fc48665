/**
 * What clauses, rules, terms and articles are called. The build writes it as `data-name`, as it stands in
 * running text: `regel 17A`; a term as it is, since what speaks of it puts it in quotes.
 */
import { words } from './words.ts';

/** The name that an element carries; empty where it has none. */
export function nameOf(element: Element | null | undefined): string {
  return element?.getAttribute('data-name') ?? '';
}

/** The rule that a page is about, in running text; empty on any other page. */
export function ruleName(page: ParentNode): string {
  return nameOf(page.querySelector('.rule-head'));
}

/** The name of a term or a page, in a sentence of this page. */
export function quoted(name: string): string {
  return words().back.quoted(name);
}

/** The text as it is read, without the source's line breaks. */
export function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
}
