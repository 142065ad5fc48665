/**
 * Where this page stands in for one that is not on the device, at that one's address: it says so before
 * anything else, and leads to the books that are here.
 */
import { element } from '#client/element.ts';
import { fill } from '#i18n/fill.ts';
import type { OfflineWords } from '#i18n/words.ts';
import type { Kept } from '#offline/packs.ts';
import { booksHere } from './bookshelf.ts';
import type { ListedBook } from './setting.ts';

/** Says it; what is returned shows which books are here, once that is known. */
export function standIn(
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
  // The page has one main heading, and this is what it says now.
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

/** An address as somebody reads it. */
function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
