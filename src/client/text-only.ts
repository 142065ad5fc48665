/**
 * A rule without the editor's notes: the reader's choice, kept on the device. Before a page is painted,
 * src/components/look-at-once.ts puts it on the page; the switch follows.
 */
import { device } from './storage.ts';
import { sayUnlessKept } from './unkept.ts';

const KEY = 'arbiter:text-only';

/** Turns it on or off with its button. */
export function switchTextOnly(button: HTMLElement): void {
  const on = button.ariaPressed !== 'true';
  document.documentElement.toggleAttribute('data-text-only', on);
  sayUnlessKept(device.write(KEY, on ? 'on' : undefined));
  startTextOnly();
}

/** Says on the button what holds. */
export function startTextOnly(): void {
  const button = document.querySelector('[data-does="text-only"]');
  if (button) button.ariaPressed = String('textOnly' in document.documentElement.dataset);
}
