let timer: ReturnType<typeof setTimeout> | undefined;

/** Says something in the page's status line, as long as it takes to read it. */
export function say(text: string): void {
  const status = document.querySelector('.toast');
  if (!status) return;
  status.textContent = text;
  clearTimeout(timer);
  timer = setTimeout(() => (status.textContent = ''), Math.max(2500, 75 * text.length));
}
