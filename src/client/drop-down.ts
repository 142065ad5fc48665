/**
 * Drop-down panels of the bar. Their style sheet is loaded first, so that they never show unstyled. Without a
 * script the browser opens them itself.
 */
import drop from '#styles/drop.css?url';
import { addStyles } from './styles.ts';

let dressed: Promise<void> | undefined;

/** Opens or closes the panel that this button controls. */
export function toggleDropDown(button: HTMLElement): void {
  const target = document.getElementById(button.getAttribute('popovertarget') ?? '');
  dressed ??= addStyles(drop);
  void dressed.then(() => target?.togglePopover());
}
