import { fold } from '#search/fold.ts';
import { fuzzyFilter } from '#search/fuzzy-filter.ts';
import { openIn } from './unfold.ts';

/**
 * Hides the rows of a list that do not hold every word typed, or words like them. The list is the one that
 * `aria-controls` names; rows are its `[data-row]` elements, and a `[data-group]` without visible rows goes
 * too. What can be opened is: a group for what is found in it, and a row that is found alone.
 */
export async function filter(element: HTMLElement): Promise<void> {
  if (!(element instanceof HTMLInputElement)) return;
  const list = document.getElementById(element.getAttribute('aria-controls') ?? '');
  if (!list) return;
  const query = element.value;
  const rows = [...list.querySelectorAll('[data-row]')];
  const left = await fuzzyFilter(rows, query, textOf);
  // Somebody has typed on while Fuse was fetched.
  if (element.value !== query) return;
  const isAsked = query.trim() !== '';
  const shown = new Set(left);
  for (const row of rows) row.toggleAttribute('hidden', !shown.has(row));
  for (const group of list.querySelectorAll('[data-group]')) {
    group.toggleAttribute('hidden', isAsked && !group.querySelector('[data-row]:not([hidden])'));
  }
  const groups = left.flatMap((row) => row.closest('details[data-group]') ?? []);
  openIn(list, isAsked ? [...groups, ...(left.length === 1 ? left : [])] : []);
  document.getElementById(`${list.id}-none`)?.toggleAttribute('hidden', left.length > 0);
}

/** What a row is found by: its own words, and not those of what it only leads to (`[data-others]`). */
function textOf(row: Element): string {
  if (!row.querySelector('[data-others]')) return fold(row.textContent ?? '');
  const copy = document.importNode(row, true);
  for (const each of copy.querySelectorAll('[data-others]')) each.remove();
  return fold(copy.textContent ?? '');
}
