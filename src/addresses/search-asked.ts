/** Whether a link asks for a search: all that a page wants to know of it before anybody has touched it. */

/** What is looked for. */
export const QUERY = 'q';

/** What an address' query looks for; empty if it asks for no search. Takes it with or without its question mark. */
export function queryIn(query: string): string {
  return new URLSearchParams(query).get(QUERY)?.trim() ?? '';
}
