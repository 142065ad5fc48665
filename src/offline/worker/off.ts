/**
 * The worker of a site that is built with `OFFLINE=off`: it takes away all that any form of the site has
 * kept, the registration, and itself. It answers nothing, so that every page is the network's.
 *
 * It does so while it is installed, and not once it has taken the place of the one before: a browser puts
 * that off until the other has had nothing to do for half a minute, and a page that asks often enough, or a
 * tool that looks at workers, puts it off for ever. Without what was kept the other has only the network to
 * answer from, and without its registration it is given no further page.
 */
import { namesOf } from '#offline/names.ts';
import { storeIn } from '#offline/store.ts';
import { scope } from './scope.ts';

scope.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([scope.skipWaiting(), wiped()]));
  // Not waited for: a browser does it once this is installed.
  void unregistered();
});

// Where a page has registered it anew in the meantime.
scope.addEventListener('activate', (event) => event.waitUntil(Promise.all([wiped(), unregistered()])));

/** What cannot be taken away must not keep it from being installed: then the one before would stay. */
async function wiped(): Promise<void> {
  await storeIn(namesOf(scope.registration.scope), () => scope.caches)
    .wipe()
    .catch(Boolean);
}

async function unregistered(): Promise<void> {
  await scope.registration.unregister().catch(Boolean);
}
