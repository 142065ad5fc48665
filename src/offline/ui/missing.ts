/**
 * The page that replaces one that is not on the device, at its address: it names the missing page first, and
 * links to the books that are stored.
 */
import { element } from '#client/element.ts';
import { fill } from '#i18n/fill.ts';
import type { OfflineWords } from '#i18n/words.ts';
import type { Kept } from '#offline/packs.ts';
import { booksHere } from './rows.ts';
import type { ListedBook } from './setting.ts';

/** Shows the message; the function returned then shows which books are stored. */
export function showMissingPage(
  place: HTMLElement,
  { words, books }: { readonly words: OfflineWords; readonly books: readonly ListedBook[] },
): (kept: Kept) => void {
  const { missing } = words;
  const which = element('div', { class: 'stack' });
  const retry = element('button', { type: 'button', class: 'btn main' }, missing.retry);
  retry.addEventListener('click', () => {
    location.reload();
  });
  const head = document.querySelector('.head');
  const section = element(
    'section',
    { class: 'packed-missing', 'aria-labelledby': 'offline-missing' },
    element('h1', { id: 'offline-missing' }, missing.title),
    element('p', {}, fill(missing.page, { page: readable(location.pathname) })),
    which,
    element('p', {}, retry),
  );
  (head ?? place).before(section);
  // The page has one main heading, and this is its text now.
  const before = head?.querySelector('h1');
  before?.replaceWith(element('h2', {}, ...before.childNodes));
  document.title = missing.title;
  return (kept) => {
    const here = booksHere(books, kept);
    const links = here.map(({ title, href, lang, accent }) =>
      element(
        'li',
        { 'data-accent': accent },
        element(
          'a',
          { href },
          element('span', { class: 'pip', 'aria-hidden': 'true' }),
          element('span', { lang }, title),
        ),
      ),
    );
    which.replaceChildren(
      element('p', {}, here.length === 0 ? missing.none : missing.what),
      ...(here.length === 0 ? [] : [element('ul', { class: 'packed-here' }, ...links)]),
    );
  };
}

/** An address, decoded for reading. */
function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
