import { fold } from '#search/fold.ts';
import { openIn } from './unfold.ts';

/**
 * Hides the rows of a list that do not hold every word typed. The list is the one that `aria-controls` names; rows are
 * its `[data-row]` elements, and a `[data-group]` without visible rows goes too. What can be opened is: a group for what
 * is found in it, and a row that is found alone.
 */
export function filter(element: HTMLElement): void {
  if (!(element instanceof HTMLInputElement)) return;
  const list = document.getElementById(element.getAttribute('aria-controls') ?? '');
  if (!list) return;
  const words = fold(element.value).split(/\s+/).filter(Boolean);
  const left: Element[] = [];
  for (const row of list.querySelectorAll('[data-row]')) {
    const text = fold(textOf(row));
    const hidden = !words.every((word) => text.includes(word));
    row.toggleAttribute('hidden', hidden);
    if (!hidden) left.push(row);
  }
  for (const group of list.querySelectorAll('[data-group]')) {
    group.toggleAttribute('hidden', words.length > 0 && !group.querySelector('[data-row]:not([hidden])'));
  }
  const groups = left.flatMap((row) => row.closest('details[data-group]') ?? []);
  openIn(list, words.length === 0 ? [] : [...groups, ...(left.length === 1 ? left : [])]);
  const none = document.getElementById(`${list.id}-none`);
  none?.toggleAttribute('hidden', left.length > 0);
}

/** What a row is found by: its own words, and not those of what it only leads to (`[data-others]`). */
function textOf(row: Element): string {
  if (!row.querySelector('[data-others]')) return row.textContent ?? '';
  const copy = document.importNode(row, true);
  for (const each of copy.querySelectorAll('[data-others]')) each.remove();
  return copy.textContent ?? '';
}
