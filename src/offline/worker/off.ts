/**
 * The worker of a site built with `OFFLINE=off`: it deletes all that any version of the site has stored, the
 * registration, and itself. It answers no request, so that every page comes from the network.
 *
 * It does so while it is being installed, not once it is active: a browser delays activation until the
 * previous worker has been idle for half a minute, and a page with frequent requests, or developer tools,
 * delays it for ever. With its caches deleted the previous worker can only use the network, and without its
 * registration it gets no further page.
 */
import { namesOf } from '#offline/names.ts';
import { storeIn } from '#offline/store.ts';
import { scope } from './scope.ts';

scope.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([scope.skipWaiting(), wiped()]));
  // Not awaited: a browser completes it once this is installed.
  void unregistered();
});

// In case a page has registered it again meanwhile.
scope.addEventListener('activate', (event) => event.waitUntil(Promise.all([wiped(), unregistered()])));

/** A failed deletion must not prevent the installation: then the previous worker would stay. */
async function wiped(): Promise<void> {
  await storeIn(namesOf(scope.registration.scope), () => scope.caches)
    .wipe()
    .catch(Boolean);
}

async function unregistered(): Promise<void> {
  await scope.registration.unregister().catch(Boolean);
}
