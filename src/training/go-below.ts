/** The breadcrumbs of a page whose content a script has replaced: the page as sent is the way back. */
import { element } from '#client/element.ts';

/** @param href the page's own address. @param text what is shown in its place. */
export function goBelow(href: string, text: string): void {
  const here = document.querySelector('.trail [aria-current="page"]');
  if (!here || text === '') return;
  const item = here.closest('li');
  item?.after(element('li', {}, element('span', { 'aria-current': 'page' }, text)));
  here.replaceWith(element('a', { href }, here.textContent));
}
