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
  const rows = [...document.querySelectorAll<HTMLElement>('#penalties [data-row]')];
  // Not what is visible: rows in a closed fold match too.
  const kind = document.querySelector<HTMLInputElement>('[name="kind"]:checked')?.value ?? 'all';
  const isPlay = document.querySelector<HTMLInputElement>('[name="plays"]')?.checked === true;
  const shown = rows.filter(
    ({ hidden, dataset }) =>
      !hidden &&
      (kind === 'all' || dataset['kinds']?.split(' ').includes(kind)) &&
      (!isPlay || dataset['plays'] !== undefined),
  ).length;
  // Choosing a kind shows all rows of it, also those in this fold.
  const rest = document.querySelector<HTMLDetailsElement>('.penalties-rest');
  if (rest && kind !== 'all') rest.open = true;
  const { count: some = '', all = '' } = output?.dataset ?? {};
  if (output) output.textContent = fill(shown === rows.length ? all : some, { n: shown, all: rows.length });
}

/** A list as the page has it: its sections, and the folds of each. */
interface Listed {
  readonly sections: readonly HTMLElement[];
  readonly folds: ReadonlyMap<HTMLElement, readonly HTMLElement[]>;
}
const lists = new WeakMap<Element, Listed>();

/**
 * Sorts the list as chosen: in the sections of the page, or by amount. On a phone or a tablet those are its
 * folds, each where its highest amount is, and those without one in a fold of their own; on a desk the rows
 * of each amount are put together. On the sheet for the wall they are folds too.
 */
export function order(choice: HTMLElement, isOnWall = false): void {
  const list = document.getElementById('penalties');
  if (!list) return;
  const { sections, folds } = listed(list);
  nameRows();
  const isByAmount = choice.querySelector<HTMLInputElement>(':checked')?.value === 'amount';
  const isFolded = isOnWall || matchMedia('(max-width: 63.99rem)').matches;
  for (const section of sections) {
    section.hidden = (isByAmount && isFolded) !== (section.id === 'penalties-flat');
    section.append(...(folds.get(section) ?? []));
  }
  if (isByAmount && isFolded) {
    const ranked = [...folds.values()].flat().toSorted((one, other) => rankOf(one) - rankOf(other));
    const flat = sections.find(({ id }) => id === 'penalties-flat');
    const rest = flat?.querySelector('.penalties-rest') ?? null;
    for (const fold of ranked)
      if (rest && !fold.querySelector('[data-amount]')) rest.append(fold);
      else flat?.insertBefore(fold, rest);
  }
  const isApart = isByAmount && !isFolded;
  list.replaceChildren(...(isApart ? byAmount(sections, list.dataset['noAmount'] ?? '') : sections));
  if (isApart) {
    onbeforeprint = () => {
      if (!list.closest('[data-sheet]')) order(choice, true);
    };
    onafterprint = () => {
      order(choice);
    };
  }
  const field = document.querySelector<HTMLElement>('[aria-controls="penalties"]');
  if (field) void filterAndCount(field);
}

/** As the page has it; on a phone or a tablet it has been put in the order of amounts by now. */
function listed(list: HTMLElement): Listed {
  const known = lists.get(list);
  if (known) return known;
  const sections = [...list.children].filter((each) => each instanceof HTMLElement);
  const all = [...list.querySelectorAll<HTMLElement>('.penalties-fold')].toSorted(
    (one, other) => Number(one.dataset['place']) - Number(other.dataset['place']),
  );
  const folds = new Map<HTMLElement, HTMLElement[]>(sections.map((section) => [section, []]));
  for (const fold of all) {
    const section = sections.find(({ dataset }) => dataset['phase'] === fold.dataset['phase']);
    if (section) folds.get(section)?.push(fold);
  }
  lists.set(list, { sections, folds });
  return { sections, folds };
}

function rankOf({ dataset }: HTMLElement): number {
  return Number(dataset['rank'] ?? 0);
}

/**
 * Adds to every row, hidden, the name of its situation and what is said once above it: the filter needs both,
 * and so does the order by amount.
 */
function nameRows(): void {
  for (const row of document.querySelectorAll('#penalties details [data-row]')) {
    const place = row.querySelector('th a');
    if (!place || place.querySelector('.at')) continue;
    const fold = row.closest('details');
    for (const [name, said] of [
      ['with', row.parentElement?.querySelector('.penalties-shared')],
      ['with', fold?.querySelector('.penalties-common')],
      ['at', fold?.querySelector('summary span')],
    ] as const) {
      const text = said?.textContent.trim();
      if (text === undefined) continue;
      const span = document.createElement('span');
      span.className = name;
      span.hidden = true;
      span.textContent = text;
      place.prepend(span);
    }
  }
}

/** A section per amount, with copies of the rows, each with the name of its situation. */
function byAmount(sections: readonly Element[], none: string): readonly Element[] {
  const rows = sections.flatMap((section) => [...section.querySelectorAll<HTMLElement>('[data-row]')]);
  const groups = Map.groupBy(rows, rankOf);
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
      table.createTBody().append(...each.map(copied));
      section.append(title, table);
      return section;
    });
}

function copied(row: HTMLElement): Node {
  const copy = row.cloneNode(true);
  if (copy instanceof HTMLElement) {
    copy.hidden = false;
    for (const each of copy.querySelectorAll('.at, .with')) each.removeAttribute('hidden');
  }
  return copy;
}
