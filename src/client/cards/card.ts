/** The card with the text of a reference: beside its link, or as a sheet at the foot of the screen. */
import { positionBeside, type Rectangle } from './position.ts';
import { element } from '#client/element.ts';
import { words } from '#client/words.ts';
import type { Target } from './target.ts';

export type Shape = 'card' | 'sheet';

/** Creates a card, not shown yet. A sheet also has a link to its text and a close button. */
export function makeCard(target: Target, href: string, shape: Shape): HTMLElement {
  const { of, name, inText, body, language, accent } = target;
  const text = element('div', { class: 'prose reading-text', lang: language }, body);
  const head = element(
    'p',
    { class: 'reading-head', lang: language },
    element('b', {}, name),
    ...(of === undefined ? [] : [' ', element('span', {}, of)]),
  );
  const card = element(
    'div',
    { class: `reading-card ${shape}`, popover: 'auto', role: 'dialog', 'aria-label': name, 'data-accent': accent },
    head,
    text,
  );
  if (shape === 'sheet') card.append(actions(card, inText, href));
  return card;
}

/** Shows a card; a text longer than its card can then be scrolled with the keyboard. */
export function showCard(card: HTMLElement, link: HTMLElement, at: Rectangle): void {
  document.body.append(card);
  card.showPopover({ source: link });
  if (card.classList.contains('card')) place(card, at);
  // A screen reader announces the sheet's name and its first action.
  card.querySelector<HTMLElement>('.btn.main')?.focus({ preventScroll: true });
  const text = card.querySelector<HTMLElement>('.reading-text');
  if (text && text.scrollHeight > text.clientHeight + 1) {
    text.tabIndex = 0;
    text.setAttribute('role', 'group');
    text.setAttribute('aria-label', card.getAttribute('aria-label') ?? '');
  }
}

/** In page coordinates, so that it scrolls with the page. */
function place(card: HTMLElement, at: Rectangle): void {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const spot = positionBeside(at, { width: card.offsetWidth, height: card.offsetHeight }, { width, height });
  card.style.maxHeight = `${spot.maxHeight}px`;
  card.style.left = `${spot.left + scrollX}px`;
  card.style.top = `${spot.top + scrollY}px`;
}

function actions(card: HTMLElement, what: string, href: string): HTMLElement {
  const close = element('button', { type: 'button', class: 'btn' }, words().close);
  close.addEventListener('click', () => {
    card.hidePopover();
  });
  const open = element('a', { class: 'btn main', href }, words().open(what));
  return element('div', { class: 'row' }, open, close);
}
