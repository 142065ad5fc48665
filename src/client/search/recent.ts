/** What was searched before, on this device only. */
const KEY = 'arbiter:searches';
const MOST = 8;

/** A place to keep text, such as `localStorage`. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The last queries, latest first. What is no list of texts is thrown away; where nothing may be stored there are none. */
export function recentQueries(store: Store | undefined = device()): readonly string[] {
  try {
    const kept: unknown = JSON.parse(store?.getItem(KEY) ?? '[]');
    if (Array.isArray(kept) && kept.every((each) => typeof each === 'string')) return kept.slice(0, MOST);
  } catch {
    // Thrown away below.
  }
  forgetQueries(store);
  return [];
}

/** Puts a query before the others. Written differently only in its capitals, it is the same one. */
export function rememberQuery(query: string, store: Store | undefined = device()): readonly string[] {
  const text = query.trim();
  const others = recentQueries(store).filter((each) => each.toLowerCase() !== text.toLowerCase());
  const all = text === '' ? others : [text, ...others].slice(0, MOST);
  try {
    store?.setItem(KEY, JSON.stringify(all));
  } catch {
    // The device is full, or forbids it.
  }
  return all;
}

/** Clears what has been looked for on this device. */
export function forgetQueries(store: Store | undefined = device()): void {
  try {
    store?.removeItem(KEY);
  } catch {
    // Forbidden: then there is nothing to forget.
  }
}

function device(): Store | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
