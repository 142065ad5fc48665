/** The search in the page's address: `?q=26b&scope=all`, beside whatever else stands there. */
import { ALL_BOOKS, isOfSearch, SEARCH_KEYS } from '#addresses/search.ts';

export interface AddressedSearch {
  readonly query: string;
  readonly all: boolean;
}

/** What an address' query asks for; undefined if it asks for no search. Takes it with or without its question mark. */
export function searchIn(query: string): AddressedSearch | undefined {
  const params = new URLSearchParams(query);
  const asked = params.get(SEARCH_KEYS.query)?.trim();
  return asked === undefined || asked === ''
    ? undefined
    : { query: asked, all: params.get(SEARCH_KEYS.scope) === ALL_BOOKS };
}

/** The same query with this search in it, or with none; everything else stays, letter by letter. Without question mark. */
export function withSearch(query: string, search: AddressedSearch | undefined): string {
  const others = query
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !isOfSearch(pair));
  if (search === undefined || search.query.trim() === '') return others.join('&');
  const asked = `${SEARCH_KEYS.query}=${encodeURIComponent(search.query.trim())}`;
  return [...others, asked, ...(search.all ? [`${SEARCH_KEYS.scope}=${ALL_BOOKS}`] : [])].join('&');
}

/** Puts a search into the address bar, or takes it out; no step that Back would return to. */
export function showInAddress(search: AddressedSearch | undefined): void {
  const query = withSearch(location.search, search);
  const address = location.pathname + (query === '' ? '' : `?${query}`) + location.hash;
  if (address === location.pathname + location.search + location.hash) return;
  try {
    history.replaceState(history.state, '', address);
  } catch {
    // Some browsers refuse more than so many changes in half a minute; the search works without.
  }
}
