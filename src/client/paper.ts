/** Writes the page's address and its QR code onto printed sheets: only the browser knows the host. */
import { qrOf } from './share/qr.ts';

/** Writes them now, and again before printing: answers may have changed the address by then. Idempotent. */
export function addressPaper(): void {
  put();
  addEventListener('beforeprint', put);
}

function put(): void {
  for (const head of document.querySelectorAll<HTMLElement>('.paper-head')) {
    const { href, host, pathname, search } = new URL(head.dataset['address'] || location.href, location.href);
    const text = head.querySelector('.paper-address b');
    if (text) text.textContent = host + decodeURI(pathname + search);
    // That of the original, which counts, is in the line below the title.
    const original = head.querySelector('span[lang="zxx"]');
    if (original?.textContent.startsWith('/')) original.textContent = host + original.textContent;
    const code = qrOf(href, host);
    if (code) head.querySelector('.paper-qr')?.replaceChildren(code);
  }
  // The blank dispute sheet has its address as text alone.
  const blank = document.querySelector('.record-blank')?.firstChild;
  if (blank) blank.nodeValue = location.host + decodeURI(location.pathname);
}
