/** Detects a search in a link. In a file of its own, so that a page loads no more than this at first. */

/** The query parameter of the search. */
export const QUERY = 'q';

/**
 * The search text in an address' query; empty for an empty search (`?q=`, the shortcut of an installed book),
 * undefined without a search. With or without its question mark.
 */
export function queryIn(query: string): string | undefined {
  return new URLSearchParams(query).get(QUERY)?.trim();
}
