/**
 * The search in an address: parsed (search-asked.ts), written and removed, without changing other parameters.
 */
import { QUERY, queryIn } from './search-asked.ts';

/** Where: `all` for all books, absent for the page's own. */
const SCOPE = 'scope';
const ALL = 'all';

/** Names that belong to the search in every address; no fact may have one of them as its id. */
export const SEARCH_PARAMETERS: readonly string[] = [QUERY, SCOPE];

export interface AddressedSearch {
  readonly query: string;
  readonly all: boolean;
}

/**
 * What an address' query asks for; undefined if it asks for no search. Takes it with or without its question
 * mark.
 */
export function searchIn(query: string): AddressedSearch | undefined {
  const asked = queryIn(query);
  return asked === undefined || asked === ''
    ? undefined
    : { query: asked, all: new URLSearchParams(query).get(SCOPE) === ALL };
}

/** The same query with this search, or with none; other parameters are unchanged. Without question mark. */
export function withSearch(query: string, search: AddressedSearch | undefined): string {
  const others = withoutSearch(query);
  // Half a surrogate pair, as a broken input method may type it, cannot be encoded.
  const asked = search?.query.trim().toWellFormed() ?? '';
  if (asked === '') return others;
  const pairs = [`${QUERY}=${encodeURIComponent(asked)}`, ...(search?.all === true ? [`${SCOPE}=${ALL}`] : [])];
  return [...(others === '' ? [] : [others]), ...pairs].join('&');
}

/**
 * A query without what belongs to the search: the answers of a case, letter by letter. Without question mark.
 */
export function withoutSearch(query: string): string {
  return pairsOf(query)
    .filter((pair) => !isOfSearch(pair))
    .join('&');
}

/** Only what belongs to the search, letter by letter. Without question mark. */
export function onlySearch(query: string): string {
  return pairsOf(query).filter(isOfSearch).join('&');
}

function pairsOf(query: string): readonly string[] {
  return query
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '');
}

function isOfSearch(pair: string): boolean {
  return SEARCH_PARAMETERS.includes(pair.split('=', 1)[0] ?? '');
}
