/** The list of keys, and the switch for those of one character. */
import { element } from '#client/element.ts';
import { chooseSingleKeys } from './choose-keys.ts';
import { singleKeysOn } from './key-choice.ts';
import { ANSWER_KEYS, KEYS } from './keys.ts';
import { styled } from '#client/styles.ts';
import { words } from '#client/words.ts';

/** Opens the list. */
export async function openHelp(): Promise<void> {
  await styled();
  if (document.querySelector('dialog[open]')) return;
  const dialog = helpDialog();
  dialog.addEventListener('close', () => {
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
}

/** Adds a link to the list at the foot of a book's page, for readers with a keyboard. */
export function offerHelp(): void {
  const foot = document.querySelector('.foot nav');
  if (!foot || !matchMedia('(any-pointer: fine)').matches) return;
  const button = element('button', { type: 'button', class: 'reading-keys' }, words().keys.title);
  button.addEventListener('click', () => void openHelp());
  void styled().then(() => {
    foot.append(button);
  });
}

function helpDialog(): HTMLDialogElement {
  const { keys, close } = words();
  const command = /Mac|iP(?:hone|ad)/.test(navigator.userAgent) ? '⌘' : keys.control;
  const rows: readonly (readonly [readonly (Node | string)[], string])[] = [
    [[key('/'), ` ${keys.or} `, element('span', {}, key(command), ' ', key('K'))], keys.search],
    [[key(ANSWER_KEYS.slice(0, 1)), ' – ', key(ANSWER_KEYS.slice(-1))], keys.answer],
    [[key(KEYS.next)], keys.next],
    [[key(KEYS.previous)], keys.previous],
    [[key(KEYS.copy)], keys.copy],
    [[key(KEYS.return)], keys.return],
    [[key(KEYS.help)], keys.help],
    [[key(keys.escapeKey)], keys.escape],
  ];
  const list = element('dl', {}, ...rows.map(([sign, text]) => row(sign, text)));
  const form = element(
    'form',
    { method: 'dialog' },
    element('h2', { id: 'reading-keys' }, keys.title),
    list,
    choice(),
    element('button', { class: 'btn main', autofocus: '' }, close),
  );
  return element('dialog', { class: 'reading-dialog', 'aria-labelledby': 'reading-keys', closedby: 'any' }, form);
}

function row(sign: readonly (Node | string)[], text: string): HTMLElement {
  return element('div', {}, element('dt', {}, ...sign), element('dd', {}, text));
}

function key(name: string): HTMLElement {
  return element('kbd', {}, name);
}

function choice(): HTMLElement {
  const { single, singleHow } = words().keys;
  const box = element('input', { type: 'checkbox' });
  box.checked = singleKeysOn();
  box.addEventListener('change', () => {
    chooseSingleKeys(box.checked);
  });
  return element('label', {}, box, element('span', {}, single, element('small', {}, singleHow)));
}
