let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a message in the page's status line, for as long as it takes to read. */
export function showStatus(text: string): void {
  const status = document.querySelector('.toast');
  if (!status) return;
  status.textContent = text;
  clearTimeout(timer);
  timer = setTimeout(() => (status.textContent = ''), 2e3 + 40 * text.length);
}
