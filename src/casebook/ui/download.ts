/** Saves a file made here on the reader's device; nothing is uploaded. */
import { element } from '#client/element.ts';
import { siteName } from '#client/site-name.ts';

/** @param name the site's is put before it. */
export function download(name: string, type: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  element('a', { href, download: `${fileName(siteName())}-${name}` }).click();
  // Once the browser has begun to save it.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

/** `De Toren` → `de-toren` */
function fileName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
