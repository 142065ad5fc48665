/** The list of penalties: filtering, the row count, and sorting by amount. */
import { fill } from '#i18n/fill.ts';
import { filter } from './filter.ts';

/** Filters the list by its field, and updates the count. */
export async function filterAndCount(field: HTMLElement): Promise<void> {
  nameRows();
  await filter(field);
  count();
}

/** Shows how many rows match, and of how many; only the total when all do. */
export function count(): void {
  const output = document.querySelector<HTMLElement>('[data-count]');
  const rows = [...document.querySelectorAll('#penalties [data-row]')];
  const shown = rows.filter((row) => row.checkVisibility()).length;
  const { count: of = '{n}' } = output?.dataset ?? {};
  if (output) output.textContent = shown === rows.length ? `${shown}` : fill(of, { n: shown, all: rows.length });
}

const phases = new WeakMap<Element, readonly Element[]>();

/** Sorts the list as chosen: in the sections of the page, or grouped by amount. */
export function order(choice: HTMLElement): void {
  const list = document.getElementById('penalties');
  if (!list) return;
  const own = phases.get(list) ?? [...list.children];
  phases.set(list, own);
  nameRows();
  const chosen = choice.querySelector<HTMLInputElement>(':checked')?.value;
  list.replaceChildren(...(chosen === 'amount' ? byAmount(own, list.dataset['noAmount'] ?? '') : own));
  const field = document.querySelector<HTMLElement>('[aria-controls="penalties"]');
  if (field) void filterAndCount(field);
}

/** Adds the situation's name to every row, hidden: the filter needs it, and so does the order by amount. */
function nameRows(): void {
  for (const row of document.querySelectorAll('#penalties [data-row]')) {
    const place = row.querySelector('th a');
    if (!place || place.querySelector('.at')) continue;
    const name = document.createElement('span');
    name.className = 'at';
    name.hidden = true;
    name.textContent = row.closest('[data-group]')?.querySelector('[scope="rowgroup"]')?.textContent ?? '';
    place.prepend(name);
  }
}

/** A section per amount, with copies of the rows, each with the name of its situation. */
function byAmount(sections: readonly Element[], none: string): readonly Element[] {
  const rows = sections.flatMap((section) => [...section.querySelectorAll<HTMLElement>('[data-row]')]);
  const groups = Map.groupBy(rows, ({ dataset }) => Number(dataset['rank'] ?? 0));
  return [...groups]
    .toSorted(([a], [b]) => a - b)
    .map(([, each]) => {
      const section = document.createElement('section');
      section.dataset['group'] = '';
      const title = document.createElement('h2');
      title.textContent = each[0]?.dataset['amount'] ?? none;
      const table = document.createElement('table');
      for (const part of each[0]?.closest('table')?.querySelectorAll('colgroup, thead') ?? [])
        table.append(part.cloneNode(true));
      const named = table.querySelector('td');
      if (named) named.textContent = title.textContent;
      table.createTBody().append(...each.map(copied));
      section.append(title, table);
      return section;
    });
}

function copied(row: HTMLElement): Node {
  const copy = row.cloneNode(true);
  if (copy instanceof HTMLElement) {
    copy.hidden = false;
    copy.querySelector('.at')?.removeAttribute('hidden');
  }
  return copy;
}
