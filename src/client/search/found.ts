/** Looks for numbers, titles and terms in what was loaded. */
import { find } from '#search/find.ts';
import type { Found } from '#search/types.ts';
import type { Loaded } from './indexes.ts';
import { NOTHING } from './state.ts';

/** As many as are shown of a kind. */
const MOST = 8;

export function foundIn({ indexes, asked }: Loaded, query: string): Found {
  return query === '' ? NOTHING : find(asked ?? query, indexes, { limit: MOST });
}
