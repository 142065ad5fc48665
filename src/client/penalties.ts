/**
 * The list of penalties once it is touched: how many rows are shown, and its second order, by what they cost.
 */
import { fill } from '#i18n/fill.ts';
import { filter } from './filter.ts';

/** Filters the list by what is typed into its field, and counts what is left. */
export async function filterAndCount(field: HTMLElement): Promise<void> {
  nameRows();
  await filter(field);
  count();
}

/** Says how many rows are shown, of how many; all of them only by their number. */
export function count(): void {
  const output = document.querySelector<HTMLElement>('[data-count]');
  const rows = [...document.querySelectorAll('#penalties [data-row]')];
  const shown = rows.filter((row) => row.checkVisibility()).length;
  const { count: of = '{n}' } = output?.dataset ?? {};
  if (output) output.textContent = shown === rows.length ? `${shown}` : fill(of, { n: shown, all: rows.length });
}

const phases = new WeakMap<Element, readonly Element[]>();

/** Puts the list in the order that was chosen: the sections of the page, or one for each amount. */
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

/**
 * Gives every row the name of its situation, unseen, which stands once above them: by it they are found, and
 * in another order known.
 */
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

/** A section per amount, with copies of its rows, each with the situation that it is of. */
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
