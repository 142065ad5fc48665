/**
 * Adds the same text in another language to each clause, or below a ruling. Its button takes it away again.
 */
import { documentAt } from '#client/cards/documents.ts';
import { element } from '#client/element.ts';
import { caseIn } from '#client/share/case-in.ts';
import { showCut } from '#client/status.ts';
import { addStyles } from '#client/styles.ts';
import { inLanguages } from '#client/tagged.ts';
import { loadWords } from '#i18n/load.ts';
import url from '#styles/also-in.css?url';
import { otherLanguages, type OtherLanguage } from './languages.ts';

/** What a button can add; each returns a function that removes it, or undefined without such a text. */
const ADDED = { clauses: besideClauses, ruling: belowRuling } as const;
const removals = new WeakMap<HTMLElement, () => void>();

/** A press on a button with `data-of` and `data-language`. */
export async function alsoIn(button: HTMLElement): Promise<void> {
  const remove = removals.get(button);
  removals.delete(button);
  button.ariaPressed = String(!remove);
  if (remove) {
    remove();
    return;
  }
  const { of, language } = button.dataset;
  const other = otherLanguages().find((each) => each.language === language);
  styles ??= addStyles(url);
  const [page] = await Promise.all([other && documentAt(other.path), styles]);
  const add = Object.entries(ADDED).find(([name]) => name === of)?.[1];
  const added = page && other && (await add?.(page, other, button).catch(() => undefined));
  if (!added) {
    button.ariaPressed = 'false';
    showCut();
  } else if (button.ariaPressed === 'true') removals.set(button, added);
  // Pressed again while it was fetched.
  else added();
}

let styles: Promise<void> | undefined;

/** Each clause's text after its own. */
function besideClauses(page: Document, { language }: OtherLanguage): Promise<() => void> {
  const added = [...document.querySelectorAll('.clauses .clause')].flatMap((clause) => {
    const prose = page.getElementById(clause.id)?.querySelector('.prose');
    if (!prose) return [];
    const copy = element('div', { class: 'also-in-text prose', lang: language }, ...plainCopy(prose).childNodes);
    clause.querySelector('.prose')?.after(copy);
    return [copy];
  });
  return Promise.resolve(() => {
    for (const each of added) each.remove();
  });
}

/** Its text without what the page has already: notes, citations, drawings, and the cards of abbreviations. */
function plainCopy(prose: Element): HTMLElement {
  const copy = element('div', {}, ...[...prose.cloneNode(true).childNodes]);
  for (const each of copy.querySelectorAll('.note, .cited, .drawing, details, aside, .times')) each.remove();
  for (const each of copy.querySelectorAll('[popovertarget]')) each.replaceWith(each.textContent);
  for (const each of copy.querySelectorAll('[id]')) each.removeAttribute('id');
  return copy;
}

/** The case's ruling with its consequences, after the button. */
async function belowRuling(
  page: Document,
  { language }: OtherLanguage,
  button: HTMLElement,
): Promise<(() => void) | undefined> {
  const shared = await caseIn(page, await loadWords('share', language));
  const verdict = shared?.verdict;
  if (!verdict) return undefined;
  const said = [verdict.chips.map(({ whole }) => whole), verdict.leave, verdict.cites];
  const text = element(
    'div',
    { class: 'also-in-text', lang: language },
    element('p', { class: 'also-in-verdict', lang: verdict.lang }, ...inLanguages(verdict.text)),
    ...said.filter((parts) => parts.length > 0).map((parts) => element('p', {}, ...inLanguages(parts.join(' · ')))),
  );
  button.after(text);
  return () => text.remove();
}
