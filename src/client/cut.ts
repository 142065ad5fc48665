/** Where what a page is for could not be fetched: said in its place, where it stays, and not in the status line. */
import { element } from './element.ts';

/** Once, before whatever stands in the place. */
export function sayCutIn(place: HTMLElement): void {
  place.querySelector(':scope > [data-cut]')?.remove();
  place.prepend(element('p', { class: 'note', role: 'alert', 'data-cut': '' }, document.body.dataset['cut'] ?? ''));
}
