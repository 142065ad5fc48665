/**
 * The button that leads back. On a phone it rests on the three doors; where there is room it stands beside
 * the text.
 */
import { element } from '#client/element.ts';
import { styled } from '#client/styles.ts';
import { words } from '#client/words.ts';
import type { Return } from './stack.ts';

let shown: HTMLElement | undefined;
/** Watches the doors while a pill rests on them. */
let watching: ResizeObserver | undefined;

/** Shows the way back to a place, in the stead of any other. */
export function showPill({ from, name }: Return, goBack: () => void, dismiss: () => void): void {
  const { back } = words();
  const link = element(
    'a',
    { href: from, class: 'return-to' },
    element('span', { 'aria-hidden': 'true' }, '‹'),
    element('span', {}, back.to(name)),
  );
  const close = element('button', { type: 'button', 'aria-label': back.dismiss, title: back.dismiss }, '×');
  link.addEventListener('click', (event) => {
    // In another tab it is an ordinary link.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goBack();
  });
  close.addEventListener('click', dismiss);
  hidePill();
  const pill = element('aside', { class: 'return', 'aria-label': back.label }, link, close);
  shown = pill;
  void styled().then(() => {
    if (shown !== pill) return;
    document.body.append(pill);
    restOnDoors();
  });
}

/** Takes the way back away; nothing happens where none is shown. */
export function hidePill(): void {
  shown?.remove();
  shown = undefined;
  watching?.disconnect();
  watching = undefined;
}

/** The doors are as high as their words make them. */
function restOnDoors(): void {
  const doors = document.querySelector<HTMLElement>('.doors-bar');
  if (!doors) return;
  watching = new ResizeObserver(() => {
    document.documentElement.style.setProperty('--doors', `${doors.offsetHeight}px`);
  });
  watching.observe(doors);
}
