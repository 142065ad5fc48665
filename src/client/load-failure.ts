/**
 * The message in place of content that could not be fetched. It stays there, unlike one in the status line.
 */

/**
 * Shows it once, before the element's content. Has no imports, so that it is available without the network.
 */
export function showLoadFailure(place: HTMLElement): void {
  place.querySelector(':scope > [role="alert"]')?.remove();
  const line = document.createElement('p');
  line.className = 'note';
  line.role = 'alert';
  line.append(document.body.dataset['cut'] ?? '');
  place.prepend(line);
}
