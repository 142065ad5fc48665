/** Packs on one device (packs.ts), with its dependencies passed in: caches, network, clock, locks. */
import { downloadPacks, settle, type DownloadDevice } from './download.ts';
import { done, failed, failureOf, type Result } from './failure.ts';
import { fetchPublished } from './fetch.ts';
import { currentOf, switchedTo, without } from './state.ts';
import { keptOf, newerThan, offeredOf } from './offer.ts';
import type { Act, Kept, Newer, Offer, Packs } from './packs.ts';
import { readPublished, type PackId, type Release } from './release.ts';
import { currentIn } from './store.ts';

/** What packs need of a browser. */
export interface Device extends DownloadDevice {
  /** Runs while holding the lock of all tabs; undefined when another tab holds it. */
  readonly alone: <Value>(act: () => Promise<Value>) => Promise<Value | undefined>;
  /** Registers the service worker; false when this browser has none. */
  readonly serve: () => Promise<boolean>;
  /** Unregisters the service worker. */
  readonly stopServing: () => Promise<void>;
  /** Asks the browser for persistent storage, which may ask the reader and never answer. Never rejects. */
  readonly persist: () => Promise<void>;
  /** Bytes that the site uses, and may use; undefined when the browser does not report it. */
  readonly estimate: () => Promise<{ readonly used: number; readonly quota: number } | undefined>;
  /** Calls when the stored packs have changed. Returns how to stop. */
  readonly listen: (listener: () => void) => () => void;
}

/**
 * The packs of a device. Changes run one at a time over all tabs; a second one gets `busy`. Whatever the
 * device throws becomes a failure: `full` when its quota is exceeded, else `blocked`.
 */
export function packsOn(device: Device): Packs {
  return {
    kept: () => caught(async () => done(keptOf(await currentIn(device.store)))),
    offer: () => caught(() => offer(device)),
    keep: (id, act = {}) => alone(device, () => keep(device, id, act)),
    remove: (id) => alone(device, () => remove(device, id)),
    newer: ({ fresh = false } = {}) => caught(() => newer(device, fresh)),
    takeNewer: (act = {}) => alone(device, () => takeNewer(device, act)),
    onChange: device.listen,
  };
}

async function offer(device: Device): Promise<Result<Offer>> {
  const here = await currentIn(device.store);
  const { unwanted } = await device.store.state();
  // The browser may have dropped the worker but not the packs.
  if (here) await device.serve();
  const server = await published(device, false);
  if (server.kind === 'failed' && server.why === 'off') return server;
  const release = server.kind === 'done' ? server.value : undefined;
  return done({
    kept: keptOf(here),
    server: release && { id: release.id, day: release.day, packs: offeredOf(release, here, unwanted) },
    newer: release !== undefined && here !== undefined && release.id !== here.id,
    storage: await device.estimate(),
  });
}

async function keep(device: Device, id: PackId, act: Act): Promise<Result<Kept>> {
  const server = await published(device, true);
  if (server.kind === 'failed') return server;
  if (!server.value.packs.some((pack) => pack.id === id)) return failed('unknown');
  const here = await currentIn(device.store);
  const { byItself = false } = act;
  if (byItself && here && here.id !== server.value.id) return failed('stopped');
  if (!(await device.serve())) return failed('blocked');
  // Firefox asks the reader, who may leave the question open; the book is fetched meanwhile.
  if (!byItself) void device.persist();
  return downloadRelease(device, server.value, [...(here?.packs ?? []).map((pack) => pack.id), id], act);
}

async function remove(device: Device, id: PackId): Promise<Result<Kept>> {
  const state = await device.store.state();
  const here = currentOf(state);
  if (!here) return done(keptOf(undefined));
  const next = { ...here, packs: without(here.packs, id) };
  const gone = here.packs.filter((pack) => !next.packs.includes(pack)).map((pack) => pack.id);
  const flipped = switchedTo(state, next);
  await settle(device, { ...flipped, unwanted: [...new Set([...flipped.unwanted, ...gone])] });
  return done(keptOf(await currentIn(device.store)));
}

async function newer(device: Device, fresh: boolean): Promise<Result<Newer | undefined>> {
  const here = await currentIn(device.store);
  if (!here) return done(undefined);
  const server = await published(device, fresh);
  if (server.kind === 'failed') return server;
  return done(server.value.id === here.id ? undefined : newerThan(here, server.value));
}

async function takeNewer(device: Device, act: Act): Promise<Result<Kept>> {
  const server = await published(device, true);
  if (server.kind === 'failed') return server;
  const here = await currentIn(device.store);
  if (!here || here.id === server.value.id) return done(keptOf(here));
  return downloadRelease(
    device,
    server.value,
    here.packs.map((pack) => pack.id),
    act,
  );
}

async function downloadRelease(
  device: Device,
  release: Release,
  ids: readonly PackId[],
  act: Act,
): Promise<Result<Kept>> {
  const result = await downloadPacks(device, release, new Set(ids), act);
  return result.kind === 'failed' ? result : done(keptOf(result.value));
}

/** How long the last response of the server is cached, in milliseconds. */
const HOLDS = 10 * 60_000;

/**
 * What the server has; `off` deletes all that is stored.
 * @param fresh whether the server is asked in any case; else the last response is reused for ten minutes.
 */
async function published(device: Device, fresh: boolean): Promise<Result<Release>> {
  const { store, clock } = device;
  const asked = await store.asked();
  const age = asked ? clock() - asked.at : NaN;
  let now = !fresh && age >= 0 && age < HOLDS ? readPublished(asked?.text ?? '') : undefined;
  if (!now) {
    const response = await fetchPublished(store.names.home, device.fetch);
    if (response.kind === 'failed') return response;
    now = response.value.published;
    if (now.kind === 'release') await store.setAsked({ at: clock(), text: response.value.text });
  }
  if (now.kind === 'release') return done(now.release);
  await device.stopServing();
  await store.wipe();
  return failed('off');
}

/** Changes the device while holding the lock; `busy` when another tab holds it. */
function alone<Value>(device: Device, act: () => Promise<Result<Value>>): Promise<Result<Value>> {
  return caught(async () => (await device.alone(act)) ?? failed('busy'));
}

/** Turns exceptions into failures. */
async function caught<Value>(act: () => Promise<Result<Value>>): Promise<Result<Value>> {
  try {
    return await act();
  } catch (error) {
    return failed(failureOf(error));
  }
}
