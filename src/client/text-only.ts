/** A rule without the editor's notes: the reader's choice, kept on the device and applied while a page is read (TextOnly.astro). */
import { device } from './storage.ts';

const KEY = 'arbiter:text-only';

/** Turns it on or off with its button. */
export function switchTextOnly(button: HTMLElement): void {
  const on = button.ariaPressed !== 'true';
  button.ariaPressed = String(on);
  document.documentElement.toggleAttribute('data-text-only', on);
  device.write(KEY, on ? 'on' : undefined);
}
