/**
 * Sharing, loaded on first use. A button's `data-of` says what is shared: the case of its page, the clause
 * around it, or by default what the button itself names.
 */
import { comparedNow, marksNow, queryNow, seatNow } from '#client/address.ts';
import { documentAt } from '#client/cards/documents.ts';
import { languageOf } from '#client/language.ts';
import { nameOf, textOf } from '#client/names.ts';
import { addStyles } from '#client/styles.ts';
import { showStatus } from '#client/status.ts';
import { withQuery } from '#addresses/with-query.ts';
import { loadWords } from '#i18n/load.ts';
import type { ShareWords } from '#i18n/words.ts';
import { sentence } from '#wording/phrase.ts';
import url from '#styles/share.css?url';
import { sharedContentOf, type CaseOnPage, type SharedContent, type Other } from './shared-content.ts';
import { recordSheetOf } from './record-link.ts';
import { caseOn, checkOn, decisionOn } from './page.ts';
import { openSheet } from './sheet.ts';
import { showToTable } from './table.ts';

/** A click on the share button. */
export function share(button: HTMLElement): void {
  ready(async (words) => {
    const handed = (await caseAt(button, words)) ?? itself(button);
    openSheet(handed, words, button.dataset['of'] === 'case' ? recordHere() : button.dataset['record']);
  });
}

/** A click on the button that shows the verdict in large type. */
export function show(): void {
  ready(async (words) => {
    const handed = await caseHere(words);
    if (handed?.verdict) showToTable(handed.verdict, words);
  });
}

/** A click on the button that compares the ruling with another one. */
export function compare(): void {
  ready(async (words) => {
    const { chooseOther } = await import('#client/compare/choose.ts');
    chooseOther(words);
  });
}

let styles: Promise<void> | undefined;

/**
 * Runs an action once words and style sheet are loaded; on failure the page says so, and the next click
 * retries.
 */
function ready(act: (words: ShareWords) => Promise<void>): void {
  styles ??= addStyles(url);
  Promise.all([loadWords('share', languageOf(document.documentElement)), styles])
    .then(([words]) => act(words))
    .catch(() => {
      styles = undefined;
      showStatus(document.body.dataset['cut'] ?? '');
    });
}

function caseAt(button: HTMLElement, words: ShareWords): Promise<SharedContent | undefined> {
  return button.dataset['of'] === 'case' ? caseHere(words) : Promise.resolve(undefined);
}

/** The case of this page and its address, with the compared ruling. */
async function caseHere(words: ShareWords): Promise<SharedContent | undefined> {
  const page = caseOn(document);
  if (!page) return undefined;
  const against = await other();
  const { page: said, other: opposite } =
    page.seats && seatNow() ? await named(page, against) : { page, other: against };
  return sharedContentOf(said, queryNow(), words, opposite, marksNow());
}

/** Both with seats in their texts; unchanged when the names of the seats cannot be loaded. */
async function named(
  page: CaseOnPage,
  other: Other | undefined,
): Promise<{ page: CaseOnPage; other: Other | undefined }> {
  const beside = other?.ruling ? { [other.id]: other.ruling } : {};
  try {
    const { withSeats } = await import('#client/seats/naming.ts');
    const said = await withSeats({ ...page, rulings: { ...page.rulings, ...beside } }, seatNow());
    return { page: said, other: other && { id: other.id, ruling: said.rulings[other.id] } };
  } catch {
    return { page, other };
  }
}

/** The dispute sheet of this page's case. */
function recordHere(): string | undefined {
  const page = caseOn(document);
  return page && recordSheetOf(page, queryNow());
}

/** The data of the compared ruling is on its situation's page; offline the link still names it. */
async function other(): Promise<Other | undefined> {
  if (comparedNow() === undefined) return undefined;
  const check = checkOn(document);
  const id = comparedNow(check?.former);
  if (id === undefined || !check || id === check.ruling || !Object.hasOwn(check.rulings, id)) return undefined;
  const page = await documentAt(new URL(check.situation.href, location.href).pathname);
  const ruling = page && decisionOn(page)?.rulings[id];
  return { id, ruling };
}

/** A page or a clause: its name, its text if that is short, and its address. */
function itself(button: HTMLElement): SharedContent {
  const { edition = '', share: path = '', of, current } = button.dataset;
  const title = button.dataset['title'] ?? textOf(document.querySelector('h1'));
  if (of === 'clause') return clauseOf(button);
  // A calculator's input is in its address. What comes of it is included, as of a case of several parts.
  const answers = of === 'query' ? queryNow() : '';
  const isSaid = of === 'query' || of === 'said';
  const said = isSaid ? (document.querySelector<HTMLElement>('[data-said]')?.dataset['said'] ?? '') : '';
  return {
    title,
    lines: [title, ...said.split('\n'), edition].filter((line) => line !== ''),
    path: withQuery(path, answers),
    ...(current === undefined ? {} : { current }),
  };
}

/** A clause, with its own text. */
function clauseOf(button: HTMLElement): SharedContent {
  const clause = button.closest<HTMLElement>('.clause');
  const rule = button.closest<HTMLElement>('[data-share]')?.dataset;
  const title = sentence(nameOf(clause));
  const copy = clause?.querySelector('.prose')?.cloneNode(true);
  if (copy instanceof Element)
    for (const each of copy.querySelectorAll('.note, .cited, .drawing, details, aside')) each.remove();
  const text = copy instanceof Element ? textOf(copy) : '';
  const lines = [title, text, rule?.['edition'] ?? ''].filter((line) => line !== '');
  return { title, lines, path: `${rule?.['share'] ?? location.pathname}#${clause?.id ?? ''}` };
}
