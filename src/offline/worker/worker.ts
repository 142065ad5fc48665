/**
 * The service worker (`sw.js`). It contains no list of files: it serves what pages have stored and named in
 * the state. So it changes seldom, and a new version may wait until all pages of the old one are closed: only
 * its own code is newer, and activating earlier could cut off a response in progress.
 */
import { namesOf } from '#offline/names.ts';
import { storeIn } from '#offline/store.ts';
import { responder, tidyUp } from './respond.ts';
import { requestPath } from './routing.ts';
import { scope } from './scope.ts';
import { storedFiles } from './stored-files.ts';

const names = namesOf(scope.registration.scope);
const store = storeIn(names, () => scope.caches);
const answer = responder({ store, files: storedFiles(store), clock: Date.now });

// The page of the first visit continues with the network, and has the packs when that fails.
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

scope.addEventListener('message', (event) => event.waitUntil(tidy()));

scope.addEventListener('fetch', (event) => {
  const { request, clientId, resultingClientId } = event;
  const path = requestPath(
    { method: request.method, url: request.url, range: request.headers.has('range') },
    names.home,
  );
  if (path === undefined) return;
  const opens = request.mode === 'navigate';
  event.respondWith(
    answer({
      path,
      search: new URL(request.url).search,
      opens,
      client: clientId,
      resulting: resultingClientId,
      network: () => fetch(request),
      later: (work) => event.waitUntil(work),
    }),
  );
  if (opens) event.waitUntil(tidy());
});

async function tidy(): Promise<void> {
  await scope.navigator.locks.request(names.lock, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    const open = await scope.clients.matchAll({ type: 'all', includeUncontrolled: true });
    await tidyUp(store, new Set(open.map(({ id }) => id)), Date.now());
  });
}
