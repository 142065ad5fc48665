/**
 * Sharing, loaded on first use. A button's `data-of` says what is shared: the case of its page, the clause
 * around it, or by default what the button itself names.
 */
import { queryNow } from '#client/address.ts';
import { otherLanguages } from '#client/also-in/languages.ts';
import { documentAt } from '#client/cards/documents.ts';
import { languageOf } from '#client/language.ts';
import { nameOf, textOf } from '#client/names.ts';
import { addStyles } from '#client/styles.ts';
import { showCut } from '#client/status.ts';
import { withQuery } from '#addresses/with-query.ts';
import { loadWords } from '#i18n/load.ts';
import type { ShareWords } from '#i18n/words.ts';
import { sentence } from '#wording/phrase.ts';
import url from '#styles/share.css?url';
import { caseIn } from './case-in.ts';
import type { SharedContent } from './shared-content.ts';
import { recordSheetOf } from './record-link.ts';
import { caseOn } from './page.ts';
import { openSheet, type AlsoText } from './sheet.ts';
import { showToTable } from './table.ts';

/** A click on the share button. */
export function share(button: HTMLElement): void {
  ready(async (words) => {
    const ofCase = await caseAt(button, words);
    const record = button.dataset['of'] === 'case' ? recordHere() : button.dataset['record'];
    openSheet(ofCase ?? itself(button), words, record, ofCase ? caseInOthers() : clauseInOthers(button));
  });
}

/** A clause in the page's other languages; none for anything else. */
function clauseInOthers(button: HTMLElement): readonly AlsoText[] {
  const id = button.dataset['of'] === 'clause' ? button.closest('.clause')?.id : undefined;
  if (id === undefined) return [];
  return otherLanguages().map(({ path, label }) => ({
    label,
    lines: async () => {
      const same = (await documentAt(path))?.getElementById(id);
      return same ? clauseOf(same).lines : undefined;
    },
  }));
}

/** The case in the page's other languages. */
function caseInOthers(): readonly AlsoText[] {
  return otherLanguages().map(({ path, language, label }) => ({
    label,
    lines: async () => {
      const [page, words] = await Promise.all([documentAt(path), loadWords('share', language)]);
      return page && (await caseIn(page, words))?.lines;
    },
  }));
}

/** A click on the button that shows the verdict in large type. */
export function show(): void {
  ready(async (words) => {
    const handed = await caseIn(document, words);
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
      showCut();
    });
}

function caseAt(button: HTMLElement, words: ShareWords): Promise<SharedContent | undefined> {
  return button.dataset['of'] === 'case' ? caseIn(document, words) : Promise.resolve(undefined);
}

/** The dispute sheet of this page's case. */
function recordHere(): string | undefined {
  const page = caseOn(document);
  return page && recordSheetOf(page, queryNow());
}

/** A page or a clause: its name, its text if that is short, and its address. */
function itself(button: HTMLElement): SharedContent {
  const { edition = '', share: path = '', of, current, embed } = button.dataset;
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
    ...(embed === undefined ? {} : { embed: { path: embed } }),
  };
}

/** A clause, with its own text. */
function clauseOf(within: HTMLElement): SharedContent {
  const clause = within.closest<HTMLElement>('.clause');
  const rule = within.closest<HTMLElement>('[data-share]')?.dataset;
  const title = sentence(nameOf(clause));
  const copy = clause?.querySelector('.prose')?.cloneNode(true);
  if (copy instanceof Element)
    for (const each of copy.querySelectorAll('.note, .cited, .drawing, details, aside')) each.remove();
  const text = copy instanceof Element ? textOf(copy) : '';
  const lines = [title, text, rule?.['edition'] ?? ''].filter((line) => line !== '');
  const hash = `#${clause?.id ?? ''}`;
  const embed = rule?.['embed'];
  return {
    title,
    lines,
    path: (rule?.['share'] ?? location.pathname) + hash,
    ...(embed === undefined ? {} : { embed: { path: embed + hash } }),
  };
}
