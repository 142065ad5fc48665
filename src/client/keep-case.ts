/**
 * Whoever changes the language or the edition of a page keeps the case that they are at, or the place:
 * answers and anchors are the same in every language, and an edition knows what they were called before. It
 * stands in the page, so that no click comes too soon; without a script the link leads to the page.
 */
const links = document.querySelectorAll<HTMLAnchorElement>('a[rel="alternate"][hreflang], a[data-same]');

for (const link of links) {
  // Also for whoever opens it beside this page, or copies its address.
  for (const type of ['focusin', 'pointerdown', 'click']) link.addEventListener(type, () => carry(link));
}

function carry(link: HTMLAnchorElement): void {
  // A link to another edition says what of an address is of its own edition alone.
  const left = link.dataset['same']?.split(' ') ?? [];
  const pairs = location.search.slice(1).split('&');
  link.search = pairs.filter((pair) => !left.includes(pair.split('=', 1)[0] ?? '')).join('&');
  link.hash = location.hash;
}

export {};
