/** Searches numbers, titles and terms in the loaded indexes. */
import { find } from '#search/find.ts';
import type { Found } from '#search/types.ts';
import type { Loaded } from './indexes.ts';
import { NOTHING } from './state.ts';

/** The most hits of each kind. */
const MOST = 8;

export function foundIn({ indexes, asked }: Loaded, query: string): Found {
  return query === '' ? NOTHING : find(asked ?? query, indexes, { limit: MOST });
}
