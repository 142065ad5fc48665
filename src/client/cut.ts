/**
 * Where what a page is for could not be fetched: said in its place, where it stays, and not in the status
 * line.
 */

/** Once, before whatever stands in the place. It imports nothing, so that it is there with the page. */
export function sayCutIn(place: HTMLElement): void {
  place.querySelector(':scope > [role="alert"]')?.remove();
  const line = document.createElement('p');
  line.className = 'note';
  line.role = 'alert';
  line.append(document.body.dataset['cut'] ?? '');
  place.prepend(line);
}
