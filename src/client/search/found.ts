/** Looks for numbers, titles and terms in what was loaded. */
import { find } from '#search/find.ts';
import type { Found } from '#search/types.ts';
import type { Loaded } from './indexes.ts';
import { NOTHING } from './state.ts';

/** As many as are shown of a kind. */
const MOST = 8;

/**
 * What is found, and what was looked through: a book whose pieces for this query do not come is missing from it. Rejects if
 * none could be looked through.
 */
export async function foundIn(
  loaded: Loaded,
  query: string,
): Promise<{ readonly loaded: Loaded; readonly found: Found }> {
  if (query === '') return { loaded, found: NOTHING };
  const asked = loaded.asked ?? query;
  const gathered = await Promise.allSettled(loaded.indexes.map((index) => index.for(asked)));
  const there = gathered.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  if (there.length === 0) throw new Error('no index could be looked through');
  const found = find(asked, there, { limit: MOST });
  const lost = loaded.indexes.filter((_, at) => gathered[at]?.status === 'rejected').map(({ title }) => title);
  if (lost.length === 0) return { loaded, found };
  return { loaded: { ...loaded, partly: true, missing: [...loaded.missing, ...lost] }, found };
}
