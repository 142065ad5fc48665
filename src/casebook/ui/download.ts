/** Saves a file made here on the reader's device; nothing is uploaded. */
import { element } from '#client/element.ts';

export function download(name: string, type: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  element('a', { href, download: name }).click();
  // Once the browser has begun to save it.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
