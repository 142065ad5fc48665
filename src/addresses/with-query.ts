/** An address with a query, if there is one. */
export function withQuery(href: string, query: string): string {
  return query === '' ? href : `${href}?${query}`;
}
