/**
 * Names of clauses, rules, terms and articles. The build writes them as `data-name`, as used within a
 * sentence: `regel 17A`; terms without quotes, which are added here.
 */
import { words } from './words.ts';

/** The name that an element carries; empty where it has none. */
export function nameOf(element: Element | null | undefined): string {
  return element?.getAttribute('data-name') ?? '';
}

/** The name of the page's rule, for use within a sentence; empty on any other page. */
export function ruleName(page: ParentNode): string {
  return nameOf(page.querySelector('.rule-head'));
}

/** The name of a term or a page in quotes, for use within a sentence. */
export function quoted(name: string): string {
  return words().back.quoted(name);
}

/** The text with whitespace normalised. */
export function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
}
