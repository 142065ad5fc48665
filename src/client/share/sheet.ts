/** The sheet behind the button: what is handed on, the ways to do it, and a code for the person across the table. */
import { element } from '#client/element.ts';
import type { ShareWords } from '#i18n/share.ts';
import type { Handed } from './handed.ts';
import { qrOf } from './qr.ts';

/**
 * Opens it. The focus goes to its first action, and back to the button when it closes.
 * @param record where the dispute sheet of the case stands; undefined where there is none to write one about
 */
export function openSheet(handed: Handed, words: ShareWords, record?: string): void {
  if (document.querySelector('dialog[open]')) return;
  const dialog = sheetOf(handed, words, record);
  dialog.addEventListener('close', () => {
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
}

/** The text as it stands in a chat: what is said, and the link on the last line. */
export function wholeText({ lines }: Handed, url: string): string {
  return [...lines, url].join('\n');
}

function sheetOf(handed: Handed, { sheet: words }: ShareWords, record: string | undefined): HTMLDialogElement {
  const url = new URL(handed.path, location.href).href;
  const text = wholeText(handed, url);
  const status = element('p', { class: 'share-status', role: 'status' });
  const byHand = element('textarea', { class: 'share-hand', rows: '4', readonly: '', 'aria-label': words.byHand });
  byHand.hidden = true;
  byHand.addEventListener('focus', () => {
    byHand.select();
  });
  /** Copies, and says so on the button and aloud; where that is not possible the text itself stands there. */
  const copier = (what: string, name: string, done: string, main: boolean): HTMLButtonElement => {
    const button = element('button', { type: 'button', class: main ? 'btn main' : 'btn' }, name);
    button.addEventListener('click', () => {
      void copied(what).then((worked) => {
        button.textContent = worked ? done : name;
        status.textContent = worked ? done : words.byHand;
        byHand.hidden = worked;
        byHand.value = worked ? '' : what;
        if (!worked) byHand.focus();
      });
    });
    return button;
  };
  const device = deviceButton(handed, url, words.device);
  const title = element('h2', { id: 'share-title' }, words.title);
  const close = element('button', { class: 'btn' }, words.close);
  const form = element(
    'form',
    { method: 'dialog' },
    title,
    element(
      'div',
      { class: 'row' },
      ...(device ? [device] : []),
      copier(url, words.link, words.linkCopied, !device),
      copier(text, words.text, words.textCopied, false),
      ...(record === undefined ? [] : [element('a', { class: 'btn', href: record }, words.record)]),
    ),
    status,
    byHand,
    element('p', { class: 'share-label', id: 'share-preview' }, words.preview),
    element('p', { class: 'share-text', tabindex: '0', role: 'group', 'aria-labelledby': 'share-preview' }, text),
    codeOf(url, words),
    close,
  );
  return element('dialog', { class: 'share-sheet', 'aria-labelledby': 'share-title', closedby: 'any' }, form);
}

/** The device's own sheet, where it has one. */
function deviceButton({ title, lines }: Handed, url: string, name: string): HTMLButtonElement | undefined {
  const data = { title, text: lines.join('\n'), url };
  if (typeof navigator.share !== 'function' || navigator.canShare?.(data) === false) return undefined;
  const button = element('button', { type: 'button', class: 'btn main' }, name);
  button.addEventListener('click', () => {
    // Somebody who closes the device's sheet has changed their mind: that is no fault.
    navigator.share(data).catch(() => undefined);
  });
  return button;
}

function codeOf(url: string, words: ShareWords['sheet']): HTMLElement {
  const code = qrOf(url, words.qr);
  return code
    ? element('figure', { class: 'share-code' }, code, element('figcaption', { 'aria-hidden': 'true' }, words.qr))
    : element('p', { class: 'share-label' }, words.noQr);
}

/** Whether it worked: a browser may refuse, or have no clipboard outside a secure address. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
