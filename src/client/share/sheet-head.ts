/** The head of a sheet: its title, and a button that closes it, both in sight while the sheet is scrolled. */
import { element } from '#client/element.ts';

/**
 * Goes into a form that closes the dialog.
 * @param id the title's, by which the dialog is named
 */
export function sheetHead(id: string, title: string, close: string): HTMLElement {
  return element(
    'div',
    { class: 'share-head' },
    element('h2', { id }, title),
    element('button', { class: 'btn', 'aria-label': close, title: close }, '×'),
  );
}
