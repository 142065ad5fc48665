/** The browser's caches as far as packs use them, in memory, with a way to fill the device up. */

export interface FakeCaches extends CacheStorage {
  /** From now on only so many more files find room. */
  fillUp(left: number): void;
  /** All that is kept, as `cache name` to its addresses. */
  contents(): Readonly<Record<string, readonly string[]>>;
}

export function fakeCaches(): FakeCaches {
  const all = new Map<string, Map<string, Response>>();
  let room = Infinity;
  const urlOf = (request: RequestInfo | URL): string =>
    request instanceof Request ? request.url : new URL(request).href;
  const unused = () => Promise.reject(new Error('not used'));
  const cacheOf = (entries: Map<string, Response>): Cache => ({
    match: (request) => Promise.resolve(entries.get(urlOf(request))?.clone()),
    put: (request, response) => {
      if (room <= 0) return Promise.reject(new DOMException('no room', 'QuotaExceededError'));
      room--;
      entries.set(urlOf(request), response);
      return Promise.resolve();
    },
    delete: (request) => Promise.resolve(entries.delete(urlOf(request))),
    keys: () => Promise.resolve([...entries.keys()].map((url) => new Request(url))),
    matchAll: unused,
    add: unused,
    addAll: unused,
  });
  return {
    open: (name) => {
      const entries = all.get(name) ?? new Map<string, Response>();
      all.set(name, entries);
      return Promise.resolve(cacheOf(entries));
    },
    has: (name) => Promise.resolve(all.has(name)),
    delete: (name) => Promise.resolve(all.delete(name)),
    keys: () => Promise.resolve([...all.keys()]),
    match: (request, { cacheName } = {}) =>
      Promise.resolve(
        all
          .get(cacheName ?? '')
          ?.get(urlOf(request))
          ?.clone(),
      ),
    fillUp: (left) => (room = left),
    contents: () => Object.fromEntries([...all].map(([name, entries]) => [name, [...entries.keys()]])),
  };
}
