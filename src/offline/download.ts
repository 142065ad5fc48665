/**
 * Downloads packs to the device. Missing packs are fetched and stored first; the device switches to the new
 * release in one step, once all of them are complete.
 */
import { done, failed, failureOf, type Result } from './failure.ts';
import { fetchPack, type Fetch } from './fetch.ts';
import { switchedTo, type KeptRelease, type State } from './state.ts';
import { bytesOf } from './offer.ts';
import type { Act } from './packs.ts';
import { sharedOf, type PackId, type PackInfo, type Release } from './release.ts';
import { currentIn, type PackStore } from './store.ts';

/** What a download needs. */
export interface DownloadDevice {
  readonly store: PackStore;
  readonly fetch: Fetch;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Notifies other tabs and the worker that the stored packs have changed. */
  readonly tell: () => void;
}

/**
 * Switches the device to this release, with these packs and the packs that their books share. Packs already
 * stored are not fetched again. Fails when a pack cannot be fetched or stored, or with `stopped`; the
 * device then keeps its previous release, and packs that were completed are reused by the next try. Rejects
 * when the store does.
 */
export async function downloadPacks(
  device: DownloadDevice,
  release: Release,
  ids: ReadonlySet<PackId>,
  act: Act,
): Promise<Result<KeptRelease>> {
  const { store, clock } = device;
  const state = await store.state();
  const before = await currentIn(store);
  const wanted = release.packs.filter(({ id }) => ids.has(id) || [...ids].some((each) => sharedOf(each) === id));
  const downloaded = await downloadMissing(device, wanted, act);
  if (downloaded.kind === 'failed') return downloaded;
  // The last moment at which it can be cancelled.
  if (act.signal?.aborted === true) return failed('stopped');
  const since = (pack: PackInfo) =>
    before?.packs.find(({ id, sha256 }) => id === pack.id && sha256 === pack.sha256)?.kept;
  const next: KeptRelease = {
    id: release.id,
    day: release.day,
    packs: wanted.map((pack) => ({ ...pack, kept: since(pack) ?? clock() })),
  };
  await settle(device, switchedTo(state, next));
  return done(next);
}

/**
 * Writes the state, deletes packs that it does not name, and notifies all tabs. Rejects when the store does.
 */
export async function settle({ store, tell }: Pick<DownloadDevice, 'store' | 'tell'>, state: State): Promise<void> {
  await store.setState(state);
  await store.sweep(state);
  tell();
}

/** In sequence, until one fails. */
async function downloadMissing(
  device: DownloadDevice,
  wanted: readonly PackInfo[],
  { onProgress, signal }: Act,
): Promise<Result<undefined>> {
  const missing: PackInfo[] = [];
  for (const pack of wanted) if (!(await device.store.has(pack))) missing.push(pack);
  const onBytes = progressOver(missing, onProgress);
  for (const pack of missing) {
    const downloaded = await downloadPack(device, pack, onBytes, signal);
    if (downloaded.kind === 'failed') return downloaded;
  }
  return done(undefined);
}

/** Downloads one pack; after a failure nothing of it is left. */
async function downloadPack(
  { store, fetch }: DownloadDevice,
  pack: PackInfo,
  onBytes: (count: number) => void,
  signal: AbortSignal | undefined,
): Promise<Result<undefined>> {
  const response = await fetchPack(store.names.home, pack, { fetch, onBytes, signal });
  if (response.kind === 'failed') return response;
  try {
    await store.put(pack, response.value);
    return done(undefined);
  } catch (error) {
    return failed(failureOf(error));
  }
}

/** @returns a function that counts bytes over all packs of a download, and reports them. */
function progressOver(packs: readonly PackInfo[], report: Act['onProgress']): (count: number) => void {
  const toFetch = bytesOf(packs);
  let fetched = 0;
  return (count) => {
    fetched += count;
    report?.({ fetched, toFetch });
  };
}
