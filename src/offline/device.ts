/** Packs on one device (packs.ts), with everything from outside handed in: the caches, the network, the clock, the locks. */
import { done, failed, type Failure, type Result } from './failure.ts';
import { fetchPack, fetchPublished, type Fetch } from './fetched.ts';
import { currentOf, flippedTo, without, type KeptRelease } from './kept-state.ts';
import type { Act, Kept, KeptPack, Newer, Offer, OfferedPack, Packs, Progress } from './packs.ts';
import { readPublished, sharedOf, type PackId, type PackInfo, type Release } from './release.ts';
import type { PackStore } from './store.ts';
import { unpack } from './unpack.ts';

export interface Device {
  readonly store: PackStore;
  readonly fetch: Fetch;
  readonly clock: () => number;
  /** Runs while nobody else does, in any tab; undefined where somebody does. */
  readonly alone: <Value>(act: () => Promise<Value>) => Promise<Value | undefined>;
  /** Has the worker stand between pages and network; false where this browser has none. */
  readonly serve: () => Promise<boolean>;
  /** Takes the worker away. */
  readonly stopServing: () => Promise<void>;
  /** Asks the browser not to take away what is kept when room is short. Never rejects. */
  readonly persist: () => Promise<void>;
  readonly estimate: () => Promise<{ readonly used: number; readonly quota: number } | undefined>;
  /** Tells other tabs, and the worker, that what is kept has changed; and hears of it. */
  readonly tell: () => void;
  readonly listen: (listener: () => void) => () => void;
}

/** How long what the server said holds, in milliseconds. */
const HOLDS = 10 * 60_000;

export function packsOn(device: Device): Packs {
  const { store, clock } = device;
  const { home } = store.names;

  /** What the server has; `off` takes away all that is kept. */
  async function published(fresh: boolean): Promise<Result<Release>> {
    const asked = await store.asked();
    const age = asked ? clock() - asked.at : NaN;
    let now = !fresh && age >= 0 && age < HOLDS ? readPublished(asked?.text ?? '') : undefined;
    if (!now) {
      const came = await fetchPublished(home, device.fetch);
      if (came.kind === 'failed') return came;
      now = came.value.published;
      if (now.kind === 'release') await store.setAsked({ at: clock(), text: came.value.text });
    }
    if (now.kind === 'release') return done(now.release);
    await device.stopServing();
    await store.wipe();
    return failed('off');
  }

  /** What is kept of a release, less what the browser took away. */
  async function current(): Promise<KeptRelease | undefined> {
    const release = currentOf(await store.state());
    if (!release) return undefined;
    const packs: KeptPack[] = [];
    for (const pack of release.packs) if (await store.has(pack)) packs.push(pack);
    const shared = new Set(packs.filter(({ book }) => book === undefined).map(({ id }) => id));
    const sound = packs.filter(({ id }) => shared.has(sharedOf(id)));
    return sound.length === 0 ? undefined : { ...release, packs: sound };
  }

  /** Fetches what is missing of these packs, and then flips to the release, in one step. */
  async function bring(release: Release, ids: ReadonlySet<PackId>, act: Act): Promise<Result<Kept>> {
    const state = await store.state();
    const before = await current();
    const wanted = release.packs.filter(({ id }) => ids.has(id) || [...ids].some((each) => sharedOf(each) === id));
    const missing: PackInfo[] = [];
    for (const pack of wanted) if (!(await store.has(pack))) missing.push(pack);
    const report = reporter(missing, act.onProgress);
    for (const pack of missing) {
      const brought = await bringPack(pack, report, act.signal);
      if (brought.kind === 'failed') return brought;
    }
    // The last moment at which it can be broken off.
    if (act.signal?.aborted === true) return failed('stopped');
    const since = (pack: PackInfo) =>
      before?.packs.find(({ id, sha256 }) => id === pack.id && sha256 === pack.sha256)?.kept;
    const next: KeptRelease = {
      id: release.id,
      day: release.day,
      packs: wanted.map((pack) => ({ ...pack, kept: since(pack) ?? clock() })),
    };
    const flipped = flippedTo(state, next);
    await store.setState(flipped);
    await store.sweep(flipped);
    device.tell();
    return done(keptOf(next));
  }

  async function bringPack(
    pack: PackInfo,
    report: Reporter,
    signal: AbortSignal | undefined,
  ): Promise<Result<undefined>> {
    const came = await fetchPack(home, pack, { fetch: device.fetch, onBytes: report.fetched, signal });
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

  /** Runs what changes the device: one at a time, and whatever is thrown is a failure. */
  function changing<Value>(act: () => Promise<Result<Value>>): Promise<Result<Value>> {
    return caught(async () => (await device.alone(act)) ?? failed('busy'));
  }

  return {
    kept: () => caught(async () => done(keptOf(await current()))),

    offer: () =>
      caught(async () => {
        const here = await current();
        const { unwanted } = await store.state();
        // Its worker may have been taken away without its packs.
        if (here) await device.serve();
        const server = await published(false);
        if (server.kind === 'failed' && server.why === 'off') return server;
        const release = server.kind === 'done' ? server.value : undefined;
        return done<Offer>({
          kept: keptOf(here),
          server: release && {
            id: release.id,
            day: release.day,
            packs: release.packs
              .filter(({ book }) => book !== undefined)
              .map((pack) => offered(pack, release, here, unwanted)),
          },
          newer: release !== undefined && here !== undefined && release.id !== here.id,
          storage: await device.estimate(),
        });
      }),

    keep: (id, act = {}) =>
      changing(async () => {
        const server = await published(true);
        if (server.kind === 'failed') return server;
        if (!server.value.packs.some((pack) => pack.id === id)) return failed('unknown');
        const here = await current();
        const { byItself = false } = act;
        if (byItself && here && here.id !== server.value.id) return failed('stopped');
        if (!(await device.serve())) return failed('blocked');
        if (!byItself) await device.persist();
        return bring(server.value, new Set([...(here?.packs ?? []).map((pack) => pack.id), id]), act);
      }),

    remove: (id) =>
      changing(async () => {
        const state = await store.state();
        const here = currentOf(state);
        if (!here) return done(keptOf(undefined));
        const next = { ...here, packs: without(here.packs, id) };
        const gone = here.packs.filter((pack) => !next.packs.includes(pack)).map((pack) => pack.id);
        const flipped = flippedTo(state, next);
        const left = { ...flipped, unwanted: [...new Set([...flipped.unwanted, ...gone])] };
        await store.setState(left);
        await store.sweep(left);
        device.tell();
        return done(keptOf(await current()));
      }),

    newer: ({ fresh = false } = {}) =>
      caught(async () => {
        const here = await current();
        if (!here) return done(undefined);
        const server = await published(fresh);
        if (server.kind === 'failed') return server;
        return done(server.value.id === here.id ? undefined : newerThan(here, server.value));
      }),

    takeNewer: (act = {}) =>
      changing(async () => {
        const server = await published(true);
        if (server.kind === 'failed') return server;
        const here = await current();
        if (!here || here.id === server.value.id) return done(keptOf(here));
        return bring(server.value, new Set(here.packs.map(({ id }) => id)), act);
      }),

    onChange: device.listen,
  };
}

function newerThan(here: KeptRelease, release: Release): Newer {
  const ids = new Set(release.packs.map(({ id }) => id));
  const wanted = release.packs.filter(({ id }) => here.packs.some((pack) => pack.id === id));
  const missing = wanted.filter((pack) => !isHere(pack, here));
  return {
    id: release.id,
    day: release.day,
    toFetch: sum(missing, 'fetched'),
    toStore: sum(missing, 'unpacked'),
    gone: here.packs.filter(({ id }) => !ids.has(id)),
  };
}

function offered(
  pack: PackInfo,
  { packs }: Release,
  here: KeptRelease | undefined,
  unwanted: readonly PackId[],
): OfferedPack {
  const needed = [pack, ...packs.filter(({ id }) => id === sharedOf(pack.id))].filter((each) => !isHere(each, here));
  return {
    ...pack,
    here: here?.packs.find(({ id }) => id === pack.id),
    unwanted: unwanted.includes(pack.id),
    toFetch: sum(needed, 'fetched'),
    toStore: sum(needed, 'unpacked'),
  };
}

function isHere(pack: PackInfo, here: KeptRelease | undefined): boolean {
  return here?.packs.some(({ id, sha256 }) => id === pack.id && sha256 === pack.sha256) ?? false;
}

function keptOf(release: KeptRelease | undefined): Kept {
  if (!release) return { release: undefined, packs: [] };
  return { release: { id: release.id, day: release.day }, packs: release.packs };
}

interface Reporter {
  readonly fetched: (count: number) => void;
  readonly stored: (count: number) => void;
}

function reporter(packs: readonly PackInfo[], onProgress: ((progress: Progress) => void) | undefined): Reporter {
  const all = { toFetch: sum(packs, 'fetched'), toStore: sum(packs, 'unpacked') };
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

function sum(packs: readonly PackInfo[], key: 'fetched' | 'unpacked'): number {
  return packs.reduce((all, pack) => all + pack[key], 0);
}

async function caught<Value>(act: () => Promise<Result<Value>>): Promise<Result<Value>> {
  try {
    return await act();
  } catch (error) {
    return failed(failureOf(error));
  }
}

function failureOf(error: unknown): Failure {
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked';
}
