/**
 * Carries answers and anchor over when the reader changes the language or the edition of a page: they are the
 * same in every language, and editions know former ids. It is inlined in the page, so that no click comes too
 * soon; without a script the link leads to the page.
 */
const links = document.querySelectorAll<HTMLAnchorElement>('a[rel="alternate"][hreflang], a[data-same]');

for (const link of links) {
  // Before the click, so that it also works for opening in a new tab and for copying the address.
  for (const type of ['focusin', 'pointerdown', 'click']) link.addEventListener(type, () => carry(link));
}

function carry(link: HTMLAnchorElement): void {
  // A link to another edition lists the parameters that belong to the current edition only.
  const left = link.dataset['same']?.split(' ') ?? [];
  const pairs = location.search.slice(1).split('&');
  link.search = pairs.filter((pair) => !left.includes(pair.split('=', 1)[0] ?? '')).join('&');
  link.hash = location.hash;
}

export {};
