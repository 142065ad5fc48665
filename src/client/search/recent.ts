/** Recent queries, stored on this device only. */
import { device, type Store } from '#client/storage.ts';

const KEY = 'arbiter:searches';
const MOST = 8;

/** The last queries, latest first. An invalid stored value is ignored. */
export function recentQueries(store: Store = device): readonly string[] {
  const kept = listIn(store.read(KEY));
  if (kept) return kept.slice(0, MOST);
  forgetQueries(store);
  return [];
}

/** Adds a query at the front. Queries are compared without case. */
export function rememberQuery(query: string, store: Store = device): void {
  const text = query.trim();
  if (text === '') return;
  const others = recentQueries(store).filter((each) => each.toLowerCase() !== text.toLowerCase());
  store.write(KEY, JSON.stringify([text, ...others].slice(0, MOST)));
}

/** Clears the recent queries of this device. */
export function forgetQueries(store: Store = device): void {
  store.write(KEY, undefined);
}

function listIn(kept = '[]'): readonly string[] | undefined {
  try {
    const list: unknown = JSON.parse(kept);
    return Array.isArray(list) && list.every((each) => typeof each === 'string') ? list : undefined;
  } catch {
    return undefined;
  }
}
