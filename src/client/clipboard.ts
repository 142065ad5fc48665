import { say } from './status.ts';

/**
 * Copies a permanent link, or a text with one in it, and says so in the page's status line. `data-copy` is a path on
 * this site; with `data-text` that text is copied, its `{url}` being the link. A link to a place on the page takes the
 * path from what it stands in.
 */
export function copy(element: HTMLElement): void {
  const named = element.closest('[data-copy]');
  if (!(named instanceof HTMLElement)) return;
  const { copy: path = '', text, done = '', failed = '' } = named.dataset;
  const url = new URL(path + (named === element ? '' : element.getAttribute('href')), location.href).href;
  const write: Promise<void> | undefined = navigator.clipboard?.writeText(
    text === undefined ? url : text.replace('{url}', url),
  );
  if (write === undefined) return refused(url, failed);
  write.then(
    () => say(done),
    () => refused(url, failed),
  );
}

function refused(url: string, failed: string): void {
  history.replaceState(null, '', url);
  say(failed);
}
