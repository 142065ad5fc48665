/**
 * Carries answers and anchor over when the reader changes the language or the edition of a page: they are the
 * same in every language, and editions know former ids. It is inlined in the page, so that no click comes too
 * soon; without a script the link leads to the page.
 */
const links = document.querySelectorAll<HTMLAnchorElement>('a[rel="alternate"][hreflang], a[data-same]');

/** A language chosen in the bar is the start page's from then on (src/components/readers-language.ts). */
function remember(link: HTMLAnchorElement): void {
  try {
    if (link.closest('nav')) localStorage.setItem('arbiter:language', link.hreflang);
  } catch {
    // Without storage the browser's language counts.
  }
}

for (const link of links) {
  if (link.hreflang) link.addEventListener('click', () => remember(link));
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
