/** What clauses, rules, terms and articles are called on the pages where they stand. */
import { readingWords } from '#i18n/gathered/reading.ts';
import type { Language } from '#model/language.ts';
import { words } from '#client/page.ts';

/** A clause in running text, `regel 17A`: its own link says so. */
export function clauseName(clause: Element, language: Language): string {
  const label = clause.querySelector('.n')?.getAttribute('aria-label') ?? '';
  const [before = '', after = ''] = readingWords[language].copy.clauseLink.split('{clause}');
  return label.startsWith(before) && label.endsWith(after)
    ? label.slice(before.length, label.length - after.length)
    : '';
}

/** A rule in running text, `regel 17`; one that goes by a label of its own keeps it as it is. */
export function ruleName(page: ParentNode, language: Language): string {
  const name = textOf(page.querySelector('.rule-head .kicker'));
  const hasNumber = page.querySelector('.rule-head .index > span:not(.pip)') !== null;
  return hasNumber ? readingWords[language].ruleInText(name) : name;
}

/** The word that an entry of the glossary explains. */
export function termName(term: Element): string {
  return textOf(term.querySelector('dt a'));
}

/** An article in running text: `artikel 27B1(a)`. */
export function articleName(article: Element, language: Language): string {
  return readingWords[language].article.replace('{article}', article.getAttribute('data-article') ?? '');
}

/** The name of a term or a page, in a sentence of this page. */
export function quoted(name: string): string {
  return words().back.quoted(name);
}

/** The text as it is read, without the source's line breaks. */
export function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
}
