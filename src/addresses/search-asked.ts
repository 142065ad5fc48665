/** Whether a link asks for a search: all that a page wants to know of it before anybody has touched it. */

/** What is looked for. */
export const QUERY = 'q';

/**
 * What an address' query looks for; empty if it asks for a search in which nothing stands yet (`?q=`, the
 * shortcut of an installed book), undefined if it asks for none. Takes it with or without its question mark.
 */
export function queryIn(query: string): string | undefined {
  return new URLSearchParams(query).get(QUERY)?.trim();
}
