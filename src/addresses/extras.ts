/** Preserves query parameters that are neither answers of a case nor part of a record. */
import { withCompared } from './compared.ts';
import { withSeat } from './seat.ts';
import { withoutSearch } from './search-query.ts';

/**
 * A query without a search, the ruling to compare with and a seat; all else letter by letter. Without
 * question mark.
 */
export function withoutExtras(query: string): string {
  return withSeat(withCompared(withoutSearch(query), undefined), undefined);
}
