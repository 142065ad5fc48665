/**
 * What drops from the bar, in its own dress: the sheet comes first, so that it never shows without. Where
 * there is no script the browser opens it by itself, plain.
 */
import drop from '#styles/drop.css?url';
import { addStyles } from './styles.ts';

let dressed: Promise<void> | undefined;

/** Opens what this button names, or closes it. */
export function toggleDrop(button: HTMLElement): void {
  const target = document.getElementById(button.getAttribute('popovertarget') ?? '');
  dressed ??= addStyles(drop);
  void dressed.then(() => target?.togglePopover());
}
