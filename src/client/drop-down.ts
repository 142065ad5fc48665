/**
 * Drop-down panels of the bar. Their style sheet is loaded first, so that they never show unstyled. Without a
 * script the browser opens them itself.
 */
import drop from '#styles/drop.css?url';
import { addStyles } from './styles.ts';

let dressed: Promise<void> | undefined;

/** Opens or closes the panel that this button controls, or that this link leads to. */
export function toggleDropDown(control: HTMLElement): void {
  const id = control.getAttribute('popovertarget') ?? control.getAttribute('href')?.slice(1);
  toggle(document.getElementById(id ?? ''));
}

/** Opens the panel that the page's address names, as a link to it in another tab does. */
export function openAddressed(hash: string): void {
  const panel = document.getElementById(hash.slice(1));
  if (panel?.matches('.drop[popover]')) toggle(panel);
}

function toggle(panel: HTMLElement | null): void {
  dressed ??= addStyles(drop);
  void dressed.then(() => panel?.togglePopover());
}
