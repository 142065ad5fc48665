/**
 * The worker of a site that is built with `OFFLINE=off`: it takes the place of the one before at once, takes away all that any form
 * of the site has kept, and itself. It answers nothing, so that every page is the network's.
 */
import { namesOf } from '#offline/names.ts';
import { storeIn } from '#offline/store.ts';
import { scope } from './scope.ts';

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener('activate', (event) => {
  const store = storeIn(namesOf(scope.registration.scope), () => scope.caches);
  event.waitUntil(store.wipe().finally(() => scope.registration.unregister()));
});
