/** Copies, and says so in the page's status line. */
import { showAddress } from './address.ts';
import { say } from './status.ts';

export interface Copy {
  /** The permanent address, absolute. */
  readonly url: string;
  /** What is copied in its place; `{url}` stands for the address. */
  readonly text?: string | undefined;
  /** Said when it is copied. */
  readonly done: string;
  /** Said where the browser does not allow it. The address bar then holds the address. */
  readonly failed: string;
}

/** Copies a permanent link, or a text with one in it. */
export function copy({ url, text, done, failed }: Copy): void {
  const refused = (): void => {
    showAddress(url);
    say(failed);
  };
  const write: Promise<void> | undefined = navigator.clipboard?.writeText(
    text === undefined ? url : text.replace('{url}', url),
  );
  if (write === undefined) refused();
  else write.then(() => say(done), refused);
}

/**
 * Copies what an element names: `data-copy` is a path on this site; with `data-text` that text is copied. A link to a
 * place on the page takes the path from what it stands in.
 */
export function copyNamed(element: HTMLElement): void {
  const named = element.closest('[data-copy]');
  if (!(named instanceof HTMLElement)) return;
  const { copy: path = '', text, done = '', failed = '' } = named.dataset;
  const place = named === element ? '' : (element.getAttribute('href') ?? '');
  copy({ url: new URL(path + place, location.href).href, text, done, failed });
}
