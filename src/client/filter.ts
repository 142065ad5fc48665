import { fold } from '#search/fold.ts';

/**
 * Hides the rows of a list that do not hold every word typed. The list is the one that `aria-controls` names; rows are
 * its `[data-row]` elements, and a `[data-group]` without visible rows goes too.
 */
export function filter(element: HTMLElement): void {
  if (!(element instanceof HTMLInputElement)) return;
  const list = document.getElementById(element.getAttribute('aria-controls') ?? '');
  if (!list) return;
  const words = fold(element.value).split(/\s+/).filter(Boolean);
  let left = 0;
  for (const row of list.querySelectorAll('[data-row]')) {
    const text = fold(row.textContent ?? '');
    const hidden = !words.every((word) => text.includes(word));
    row.toggleAttribute('hidden', hidden);
    if (!hidden) left++;
  }
  for (const group of list.querySelectorAll('[data-group]')) {
    group.toggleAttribute('hidden', !group.querySelector('[data-row]:not([hidden])'));
  }
  const none = document.getElementById(`${list.id}-none`);
  none?.toggleAttribute('hidden', left > 0);
}
