/** The codes on posters, fetched once some are shown. */
import { qrOf } from './share/qr.ts';

/** The page's host is known in a browser only. What has its code keeps it. */
export function withCodes(posters: readonly HTMLElement[]): void {
  for (const poster of posters) {
    const place = poster.querySelector('.poster-code');
    const address = poster.querySelector('.poster-address');
    if (!place || !address || place.firstChild) continue;
    const { href, host, pathname } = new URL(poster.dataset['at'] ?? '', location.href);
    address.textContent = host + decodeURI(pathname);
    // On a wall a code gets worn, and is read from the side.
    const code = qrOf(href, host + pathname, 'M');
    if (code) place.append(code);
  }
}
