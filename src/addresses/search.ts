/** What the search keeps in an address, on every page: `q=26b` and `scope=all`. */
export const SEARCH_KEYS = { query: 'q', scope: 'scope' } as const;
/** The scope that is named: a search that looks through all books. */
export const ALL_BOOKS = 'all';

/** Whether a pair of an address' query belongs to the search; it answers no question. */
export function isOfSearch(pair: string): boolean {
  const [key = ''] = pair.split('=');
  return Object.values<string>(SEARCH_KEYS).includes(key);
}
