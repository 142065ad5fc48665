/**
 * The field over the list of situations: search hits first, best first, then rows that contain the typed
 * words. Until the index is loaded, or if it cannot be, the words alone decide.
 */
import { fold } from '#search/fold.ts';
import { fuzzyFilter } from '#search/fuzzy-filter.ts';
import type { Index } from '#search/open.ts';
import { situationsFor } from '#search/situations.ts';
import { loadIndexes } from './search/indexes.ts';
import { placeOf } from './search/place.ts';

let index: Index | undefined;
let loading: Promise<void> | undefined;

/** Filters the list by the field; an empty field shows the whole list again. */
export function findSituations(field: HTMLElement): void {
  const list = document.getElementById(field.getAttribute('aria-controls') ?? '');
  if (!(field instanceof HTMLInputElement) || !list) return;
  const look = () => {
    find(field, list);
  };
  look();
  loading ??= load(look).catch(() => {
    // Requested again at the next letter.
    loading = undefined;
  });
}

/** Loads the main index first, then the deeper one. */
async function load(changed: () => void): Promise<void> {
  const place = placeOf(document.documentElement, import.meta.env.BASE_URL);
  for (let loaded = await loadIndexes(place, false); ;) {
    index = loaded.indexes[0];
    changed();
    if (!loaded.more) return;
    loaded = await loaded.more();
  }
}

/** Only the words decide until the index is loaded. */
function find(field: HTMLInputElement, list: HTMLElement): void {
  const query = field.value;
  void show(query, index ? situationsFor(query, index) : [], field, list);
}

/** @param ids the situations that the search finds, best first */
async function show(query: string, ids: readonly string[], field: HTMLInputElement, list: HTMLElement): Promise<void> {
  const found = list.querySelector<HTMLElement>('[data-found]');
  const groups = list.querySelector<HTMLElement>('[data-groups]');
  if (!found || !groups) return;
  const rows = [...groups.querySelectorAll<HTMLElement>('[data-row]')];
  const asked = query.trim() !== '';
  const hits = asked ? await hitsOf(query, ids, rows) : [];
  // The reader has typed on meanwhile.
  if (field.value !== query) return;
  found.replaceChildren(...hits.map((row) => row.cloneNode(true)));
  found.hidden = hits.length === 0;
  groups.hidden = asked;
  document.getElementById(`${list.id}-none`)?.toggleAttribute('hidden', !asked || hits.length > 0);
}

/** In the order of the search; rows that only contain the words come last. */
async function hitsOf(
  query: string,
  ids: readonly string[],
  rows: readonly HTMLElement[],
): Promise<readonly HTMLElement[]> {
  const found = ids.flatMap((id) => rows.filter((row) => row.dataset['row'] === id));
  return [...new Set([...found, ...(await fuzzyFilter(rows, query, (row) => fold(row.textContent ?? '')))])];
}
