/** The address on a sheet of paper, for eyes and for cameras: the page's host is known in a browser only. */
import { qrOf } from './share/qr.ts';

/**
 * Puts them there now, and again before the page is printed, since answers may have changed the address by
 * then.
 */
export function addressPaper(): void {
  put();
  addEventListener('beforeprint', put);
}

function put(): void {
  for (const head of document.querySelectorAll<HTMLElement>('.paper-head')) {
    const { href, host, pathname, search } = new URL(head.dataset['address'] || location.href, location.href);
    const text = head.querySelector('.paper-address b');
    if (text) text.textContent = host + decodeURI(pathname + search);
    const code = qrOf(href, host);
    if (code) head.querySelector('.paper-qr')?.replaceChildren(code);
  }
}
