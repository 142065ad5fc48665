/**
 * Brings packs onto the device: what is missing of them is fetched and unpacked, and only when all of it is
 * there the device flips to their release, in one step.
 */
import { done, failed, failureOf, type Result } from './failure.ts';
import { fetchPack, type Fetch } from './fetched.ts';
import { flippedTo, type KeptRelease, type State } from './kept-state.ts';
import { bytesOf } from './offered.ts';
import type { Act, Progress } from './packs.ts';
import { sharedOf, type PackId, type PackInfo, type Release } from './release.ts';
import { currentIn, type PackStore } from './store.ts';
import { unpack } from './unpack.ts';

/** With what packs are brought. */
export interface Bringing {
  readonly store: PackStore;
  readonly fetch: Fetch;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Tells other tabs, and the worker, that what is kept has changed. */
  readonly tell: () => void;
}

/**
 * From now on pages are opened under this release, with these packs of it and what their books share. What
 * was there before is not fetched again. Fails as a pack does that cannot be fetched or unpacked, or with
 * `stopped`; the device is then as it was, but for packs that had come whole: the next try finds them.
 * Rejects where the store does.
 */
export async function bring(
  device: Bringing,
  release: Release,
  ids: ReadonlySet<PackId>,
  act: Act,
): Promise<Result<KeptRelease>> {
  const { store, clock } = device;
  const state = await store.state();
  const before = await currentIn(store);
  const wanted = release.packs.filter(({ id }) => ids.has(id) || [...ids].some((each) => sharedOf(each) === id));
  const brought = await bringMissing(device, wanted, act);
  if (brought.kind === 'failed') return brought;
  // The last moment at which it can be broken off.
  if (act.signal?.aborted === true) return failed('stopped');
  const since = (pack: PackInfo) =>
    before?.packs.find(({ id, sha256 }) => id === pack.id && sha256 === pack.sha256)?.kept;
  const next: KeptRelease = {
    id: release.id,
    day: release.day,
    packs: wanted.map((pack) => ({ ...pack, kept: since(pack) ?? clock() })),
  };
  await settle(device, flippedTo(state, next));
  return done(next);
}

/**
 * Writes what is kept from now on, takes away packs that it does not name, and tells everybody. Rejects where
 * the store does.
 */
export async function settle({ store, tell }: Pick<Bringing, 'store' | 'tell'>, state: State): Promise<void> {
  await store.setState(state);
  await store.sweep(state);
  tell();
}

/** One after the other, until one fails. */
async function bringMissing(
  device: Bringing,
  wanted: readonly PackInfo[],
  { onProgress, signal }: Act,
): Promise<Result<undefined>> {
  const missing: PackInfo[] = [];
  for (const pack of wanted) if (!(await device.store.has(pack))) missing.push(pack);
  const report = reporter(missing, onProgress);
  for (const pack of missing) {
    const brought = await bringPack(device, pack, report, signal);
    if (brought.kind === 'failed') return brought;
  }
  return done(undefined);
}

/** One pack, whole; where it fails nothing of it stays. */
async function bringPack(
  { store, fetch }: Bringing,
  pack: PackInfo,
  report: Reporter,
  signal: AbortSignal | undefined,
): Promise<Result<undefined>> {
  const came = await fetchPack(store.names.home, pack, { fetch, onBytes: report.fetched, signal });
  if (came.kind === 'failed') return came;
  try {
    const put = await unpack(pack, came.value, await store.begin(pack), { onBytes: report.stored, signal });
    if (put.kind === 'failed') await store.drop(pack);
    return put;
  } catch (error) {
    await store.drop(pack);
    return failed(failureOf(error));
  }
}

/** Counts bytes, of all packs together. */
interface Reporter {
  readonly fetched: (count: number) => void;
  readonly stored: (count: number) => void;
}

function reporter(packs: readonly PackInfo[], onProgress: ((progress: Progress) => void) | undefined): Reporter {
  const all = { toFetch: bytesOf(packs, 'fetched'), toStore: bytesOf(packs, 'unpacked') };
  let [fetched, stored] = [0, 0];
  const report = () => onProgress?.({ fetched, stored, ...all });
  return {
    fetched: (count) => {
      fetched += count;
      report();
    },
    stored: (count) => {
      stored += count;
      report();
    },
  };
}
