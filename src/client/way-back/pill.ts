/** The button that leads back. On a phone it sits on the three doors; on wide screens beside the text. */
import { element } from '#client/element.ts';
import { styled } from '#client/styles.ts';
import { words } from '#client/words.ts';
import type { Return } from './stack.ts';

let shown: HTMLElement | undefined;
/** Observes the doors while a pill sits on them. */
let watching: ResizeObserver | undefined;

/** Shows the way back to a place, replacing any other. */
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
    // In a new tab it is an ordinary link.
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

/** Removes the button; no-op when none is shown. */
export function hidePill(): void {
  shown?.remove();
  shown = undefined;
  watching?.disconnect();
  watching = undefined;
}

/** The doors' height depends on their text. */
function restOnDoors(): void {
  const doors = document.querySelector<HTMLElement>('.doors-bar');
  if (!doors) return;
  watching = new ResizeObserver(() => {
    document.documentElement.style.setProperty('--doors', `${doors.offsetHeight}px`);
  });
  watching.observe(doors);
}
