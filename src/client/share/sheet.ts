/** The share sheet: the content, the ways to share it, and a QR code for another person's phone. */
import { base } from '#addresses/base.ts';
import { embedCode } from '#addresses/embedding.ts';
import { element } from '#client/element.ts';
import { cutText } from '#client/status.ts';
import type { ShareWords } from '#i18n/words.ts';
import { markdownText, plainText, wholeText, type Texts } from './as-text.ts';
import type { SharedContent } from './shared-content.ts';
import { qrOf } from './qr.ts';
import { sheetHead } from './sheet-head.ts';

/** What can be added to a text: the same in another language. */
export interface AlsoText {
  /** Its button. */
  readonly label: string;
  /** Undefined where they cannot be fetched. */
  readonly lines: () => Promise<readonly string[] | undefined>;
}

/** The main action, which gets the focus. */
const MAIN = { class: 'btn main', autofocus: '' };

/**
 * Opens it. The focus moves to its main action, and back to the button when it closes.
 * @param record address of the dispute sheet of the case; undefined when there is none
 * @param others the same content in other languages
 */
export function openSheet(
  handed: SharedContent,
  words: ShareWords,
  record: string | undefined,
  others: readonly AlsoText[],
): void {
  if (document.querySelector('dialog[open]')) return;
  const dialog = sheetOf(handed, words, record, others);
  dialog.addEventListener('close', () => {
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
}

function sheetOf(
  handed: SharedContent,
  { sheet: words }: ShareWords,
  record: string | undefined,
  others: readonly AlsoText[],
): HTMLDialogElement {
  let url = absolute(handed.path);
  /** In other languages, by their buttons. */
  const added = new Map<AlsoText, readonly string[]>();
  const all = (): Texts => ({ title: handed.title, texts: [handed.lines, ...added.values()] });
  const status = element('p', { class: 'share-status', role: 'status' });
  const byHand = element('textarea', { class: 'share-hand', rows: '4', readonly: '', 'aria-label': words.byHand });
  byHand.hidden = true;
  byHand.addEventListener('focus', () => {
    byHand.select();
  });
  /** Copies, and confirms it on the button and aloud; when that is denied the text itself is shown. */
  const copier = (what: () => string, name: string, done: string, main: boolean): HTMLButtonElement => {
    const button = element('button', { type: 'button', ...(main ? MAIN : { class: 'btn' }) }, name);
    button.addEventListener('click', () => {
      const text = what();
      void copied(text).then((worked) => {
        button.textContent = worked ? done : name;
        status.textContent = worked ? done : words.byHand;
        byHand.hidden = worked;
        byHand.value = worked ? '' : text;
        if (!worked) byHand.focus();
      });
    });
    return button;
  };
  const device = deviceButton(all, () => url, words.device);
  const { embed } = handed;
  const embedded = (): string => {
    const chosen = path === handed.current ? embed?.current : undefined;
    return embedCode(absolute(chosen ?? embed?.path ?? ''), handed.title, absolute(base));
  };
  const copiers = [
    { copies: () => url, name: words.link, done: words.linkCopied },
    { copies: () => wholeText(all(), url), name: words.text, done: words.textCopied },
    { copies: () => markdownText(all(), url), name: words.markdown, done: words.markdownCopied },
    ...(embed === undefined ? [] : [{ copies: embedded, name: words.embed, done: words.embedCopied }]),
  ].map(({ copies, name, done }, at) => ({ name, button: copier(copies, name, done, !device && at === 0) }));
  const preview = element('p', {
    class: 'share-text',
    tabindex: '0',
    role: 'group',
    'aria-labelledby': 'share-preview',
  });
  const code = element('div', { class: 'share-of-link' });
  const show = (path: string): void => {
    url = absolute(path);
    preview.textContent = wholeText(all(), url);
    code.replaceChildren(codeOf(url, words));
    // The other link was copied before.
    for (const { name, button } of copiers) button.replaceChildren(name);
    status.textContent = '';
    byHand.hidden = true;
  };
  let path = handed.path;
  const choose = (chosen: string): void => {
    path = chosen;
    show(path);
  };
  const inOthers = others.map((other) =>
    toggle(other.label, async (on) => {
      const lines = on ? await other.lines() : undefined;
      if (lines) added.set(other, lines);
      else added.delete(other);
      show(path);
      if (on && !lines) status.textContent = cutText();
      return lines !== undefined;
    }),
  );
  show(path);
  const form = element(
    'form',
    { method: 'dialog' },
    sheetHead('share-title', words.title, words.close),
    ...(handed.current === undefined ? [] : [whichLink(handed.path, handed.current, words, choose)]),
    code,
    element(
      'div',
      { class: 'row share-ways' },
      ...(device ? [device] : []),
      ...copiers.map(({ button }) => button),
      ...(record === undefined ? [] : [element('a', { class: 'btn', href: record }, words.record)]),
    ),
    status,
    byHand,
    element('p', { class: 'share-label', id: 'share-preview' }, words.preview),
    preview,
    ...(inOthers.length === 0 ? [] : [element('div', { class: 'row' }, ...inOthers)]),
  );
  return element('dialog', { class: 'share-sheet', 'aria-labelledby': 'share-title', closedby: 'any' }, form);
}

/** A button that is on or off, as its action says. */
function toggle(name: string, turn: (on: boolean) => Promise<boolean>): HTMLButtonElement {
  const button = element('button', { type: 'button', class: 'btn', 'aria-pressed': 'false' }, name);
  button.addEventListener('click', () => {
    const on = button.ariaPressed !== 'true';
    button.ariaPressed = String(on);
    void turn(on).then((is) => (button.ariaPressed = String(is)));
  });
  return button;
}

/** The choice between the link to this edition and the link to the current one. */
function whichLink(
  dated: string,
  current: string,
  words: ShareWords['sheet'],
  choose: (path: string) => void,
): HTMLElement {
  const option = (path: string, name: string, hint: string, chosen: boolean): HTMLElement => {
    const input = element('input', { type: 'radio', name: 'share-which', ...(chosen ? { checked: '' } : {}) });
    input.addEventListener('change', () => {
      if (input.checked) choose(path);
    });
    return element('label', {}, input, element('span', {}, name, ' ', element('small', {}, hint)));
  };
  return element(
    'fieldset',
    { class: 'share-which' },
    element('legend', { class: 'share-label' }, words.which),
    option(dated, words.dated, words.datedStays, true),
    option(current, words.current, words.currentFollows, false),
  );
}

/** The device's own share sheet, if it has one. */
function deviceButton(all: () => Texts, url: () => string, name: string): HTMLButtonElement | undefined {
  const data = () => ({ title: all().title, text: plainText(all()), url: url() });
  if (typeof navigator.share !== 'function' || navigator.canShare?.(data()) === false) return undefined;
  const button = element('button', { type: 'button', ...MAIN }, name);
  button.addEventListener('click', () => {
    // Closing the device's sheet is no error.
    navigator.share(data()).catch(() => undefined);
  });
  return button;
}

function codeOf(url: string, words: ShareWords['sheet']): HTMLElement {
  const code = qrOf(url, words.qr);
  return code
    ? element('figure', { class: 'share-code' }, code, element('figcaption', { 'aria-hidden': 'true' }, words.qr))
    : element('p', { class: 'share-label' }, words.noQr);
}

function absolute(path: string): string {
  return new URL(path, location.href).href;
}

/** Whether it worked: a browser may refuse, or have no clipboard on an insecure origin. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
