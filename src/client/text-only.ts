/**
 * A rule without the editor's notes: the reader's choice, stored on the device.
 * src/components/look-at-once.ts applies it before the first paint; the switch follows.
 */
import { device } from './storage.ts';
import { warnUnlessStored } from './not-stored.ts';

const KEY = 'arbiter:text-only';

/** Toggles it with its button. */
export function switchTextOnly(button: HTMLElement): void {
  const on = button.ariaPressed !== 'true';
  document.documentElement.toggleAttribute('data-text-only', on);
  warnUnlessStored(device.write(KEY, on ? 'on' : undefined));
  startTextOnly();
}

/** Sets the button's state. */
export function startTextOnly(): void {
  const button = document.querySelector('[data-does="text-only"]');
  if (button) button.ariaPressed = String('textOnly' in document.documentElement.dataset);
}
