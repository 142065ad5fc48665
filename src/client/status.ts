let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a message in the page's status line, for as long as it takes to read. */
export function showStatus(text: string): void {
  const status = document.querySelector('.toast');
  if (!status) return;
  status.textContent = text;
  clearTimeout(timer);
  timer = setTimeout(() => (status.textContent = ''), 2e3 + 40 * text.length);
}

/** Says there that a script or a text could not be fetched. */
export function showCut(): void {
  showStatus(cutText());
}

/** The page's own words for that. */
export function cutText(): string {
  return document.body.dataset['cut'] ?? '';
}
