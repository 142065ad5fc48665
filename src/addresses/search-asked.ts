/** What a link asks the search for: `?q=26b&scope=all`. Every page reads this before anybody has touched it. */

/** What is looked for. */
export const QUERY = 'q';
/** Where: `all` for all books, absent for the page's own. */
export const SCOPE = 'scope';
export const ALL = 'all';

export interface AddressedSearch {
  readonly query: string;
  readonly all: boolean;
}

/** What an address' query asks for; undefined if it asks for no search. Takes it with or without its question mark. */
export function searchIn(query: string): AddressedSearch | undefined {
  const params = new URLSearchParams(query);
  const asked = params.get(QUERY)?.trim();
  return asked ? { query: asked, all: params.get(SCOPE) === ALL } : undefined;
}
