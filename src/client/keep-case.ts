/**
 * Whoever changes the language or the edition of a page keeps the case that they are at, or the place: answers and anchors
 * are the same in every language, and an edition knows what they were called before. It stands in the page, so that no
 * click comes too soon; without a script the link leads to the page.
 */
import { withoutMarks } from '#addresses/record-marks.ts';

const links = document.querySelectorAll<HTMLAnchorElement>('a[rel="alternate"][hreflang], a[data-same]');

for (const link of links) {
  // Also for whoever opens it beside this page, or copies its address.
  for (const type of ['focusin', 'pointerdown', 'click']) link.addEventListener(type, () => carry(link));
}

function carry(link: HTMLAnchorElement): void {
  // A record is one of its edition: the other takes its answers alone.
  link.search = 'same' in link.dataset ? withoutMarks(location.search) : location.search;
  link.hash = location.hash;
}
