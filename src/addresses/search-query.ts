/** The search in an address, beside whatever else stands there: read (search-asked.ts), written and taken out. */
import { ALL, QUERY, SCOPE, type AddressedSearch } from './search-asked.ts';

/** Names that belong to the search in every address; no fact may have one of them as its id. */
export const SEARCH_PARAMETERS: readonly string[] = [QUERY, SCOPE];

/** The same query with this search in it, or with none; everything else stays, letter by letter. Without question mark. */
export function withSearch(query: string, search: AddressedSearch | undefined): string {
  const others = withoutSearch(query);
  const asked = search?.query.trim() ?? '';
  if (asked === '') return others;
  const pairs = [`${QUERY}=${encodeURIComponent(asked)}`, ...(search?.all === true ? [`${SCOPE}=${ALL}`] : [])];
  return [...(others === '' ? [] : [others]), ...pairs].join('&');
}

/** A query without what belongs to the search: the answers of a case, letter by letter. Without question mark. */
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
