/** The QR codes on posters, loaded when some are shown. */
import { qrOf } from './share/qr.ts';

/** Adds missing codes: only the browser knows the host. */
export function withCodes(posters: readonly HTMLElement[]): void {
  for (const poster of posters) {
    const place = poster.querySelector('.poster-code');
    const address = poster.querySelector('.poster-address');
    if (!place || !address || place.firstChild) continue;
    const { href, host, pathname } = new URL(poster.dataset['at'] ?? '', location.href);
    address.replaceChildren(...brokenAtSlashes(host + decodeURI(pathname)));
    // More error correction: a poster wears off, and is scanned at an angle.
    const code = qrOf(href, host + pathname, 'M');
    if (code) place.append(code);
  }
}

/** An address that goes on in the next line after a slash, and not within a word. */
function brokenAtSlashes(address: string): readonly Node[] {
  return address.split(/(?<=\/)/).flatMap((part) => [new Text(part), document.createElement('wbr')]);
}
