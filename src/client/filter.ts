import { fold } from '#search/fold.ts';
import { fuzzyFilter } from '#search/fuzzy-filter.ts';
import { openIn } from './unfold.ts';

/**
 * Hides the rows of a list that do not match every typed word, approximately. `aria-controls` names the list;
 * rows are its `[data-row]` elements, and a `[data-group]` without visible rows is hidden too. Groups with
 * matches are opened, and so is a row that matches alone.
 */
export async function filter(element: HTMLElement): Promise<void> {
  if (!(element instanceof HTMLInputElement)) return;
  const list = document.getElementById(element.getAttribute('aria-controls') ?? '');
  if (!list) return;
  const query = element.value;
  const rows = [...list.querySelectorAll('[data-row]')];
  const left = await fuzzyFilter(rows, query, textOf);
  // The reader typed on while Fuse was being fetched.
  if (element.value !== query) return;
  const isAsked = query.trim() !== '';
  const shown = new Set(left);
  for (const row of rows) row.toggleAttribute('hidden', !shown.has(row));
  for (const group of list.querySelectorAll('[data-group]')) {
    group.toggleAttribute('hidden', isAsked && !group.querySelector('[data-row]:not([hidden])'));
  }
  const groups = left.flatMap(groupsAround);
  openIn(list, isAsked ? [...groups, ...(left.length === 1 ? left : [])] : []);
  document.getElementById(`${list.id}-none`)?.toggleAttribute('hidden', left.length > 0);
}

/** The folds that a row is in. */
function groupsAround(row: Element): readonly Element[] {
  const group = row.parentElement?.closest('details[data-group]');
  return group ? [group, ...groupsAround(group)] : [];
}

/**
 * The text that a row is searched by: without the titles of pages that it only links to (`[data-others]`).
 */
function textOf(row: Element): string {
  if (!row.querySelector('[data-others]')) return fold(row.textContent ?? '');
  const copy = document.importNode(row, true);
  for (const each of copy.querySelectorAll('[data-others]')) each.remove();
  return fold(copy.textContent ?? '');
}
