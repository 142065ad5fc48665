/** Packs in this browser: connects them to its caches, locks, service worker and network. */
import { base } from '#addresses/base.ts';
import { packsOn } from './device.ts';
import { namesOf, type Names } from './names.ts';
import type { Packs } from './packs.ts';
import { storeIn } from './store.ts';

let known: Packs | undefined;

/** The packs of this device. Nothing is requested before the first operation. */
export function browserPacks(): Packs {
  return (known ??= browserPacksNamed(namesOf(new URL(base, location.origin).href)));
}

function browserPacksNamed(names: Names): Packs {
  const { tell, listen } = notifierOn(names.channel);
  return packsOn({
    store: storeIn(names, cachesServed),
    fetch: (address, init) => fetch(address, init),
    clock: Date.now,
    alone: async (act) =>
      navigator.locks.request(names.lock, { ifAvailable: true }, (lock) => (lock ? act() : undefined)),
    serve: () => serve(names),
    stopServing: async () => {
      await (await registrationOf(names))?.unregister();
    },
    persist: async () => {
      await navigator.storage.persist().catch(() => false);
    },
    estimate: async () => {
      const { usage, quota } = await navigator.storage.estimate().catch((): StorageEstimate => ({}));
      return usage === undefined || quota === undefined ? undefined : { used: usage, quota };
    },
    tell: () => {
      tell();
      void registrationOf(names).then((registration) => registration?.active?.postMessage('tidy'));
    },
    listen,
  });
}

/**
 * The browser's caches. Without service workers, as inside some other apps, nothing could be served from
 * them.
 */
function cachesServed(): CacheStorage {
  if (!('serviceWorker' in navigator)) throw new Error('this browser has no worker');
  return caches;
}

/** `updateViaCache`: an HTTP cache must not delay an update that removes the worker. */
async function serve({ base: scope, home }: Names): Promise<boolean> {
  try {
    const made: unknown = await navigator.serviceWorker.register(`${home}sw.js`, { scope, updateViaCache: 'none' });
    return made !== undefined;
  } catch {
    return false;
  }
}

/** The site's own registration; the same host may have others, above it. */
async function registrationOf({ home }: Names): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(home).catch(() => undefined);
  return registration?.scope === home ? registration : undefined;
}

/**
 * Notifies this tab and the others; without BroadcastChannel the others see a change when they are opened
 * again.
 */
function notifierOn(name: string): {
  readonly tell: () => void;
  readonly listen: (listener: () => void) => () => void;
} {
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  channel?.addEventListener('message', notify);
  return {
    tell: () => {
      channel?.postMessage('changed');
      notify();
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
