/**
 * The responses of the worker. A page is served from the release stored at that moment, and all its requests
 * from the same release, also after an update, so that a ruling in progress does not change. A page from the
 * network continues there. Nothing is deleted here.
 */
import { currentOf, tidied, type KeptRelease } from '#offline/state.ts';
import type { PackStore } from '#offline/store.ts';
import { fallbackFor, packsWith } from './routing.ts';
import type { StoredFiles } from './stored-files.ts';

/** A request that may be answered from packs. */
export interface WorkerRequest {
  /** Relative to the site's start. */
  readonly path: string;
  /** The query: `?…`. */
  readonly search: string;
  /** Whether it is a navigation. */
  readonly opens: boolean;
  /** The client that makes the request; empty for a navigation. */
  readonly client: string;
  /** The client that the response creates: a page or its worker. Otherwise empty. */
  readonly resulting: string;
  readonly network: () => Promise<Response>;
  /** `waitUntil`, for work after the response. */
  readonly later: (work: Promise<unknown>) => void;
}

/** The worker's dependencies. The clock returns milliseconds since 1970. */
export interface Surroundings {
  readonly store: PackStore;
  readonly files: StoredFiles;
  readonly clock: () => number;
}

/** The release of each client, as known since this worker was started. */
type Opened = Map<string, string>;

/** @returns a function that responds to requests. Rejects as the network does, when nothing is stored. */
export function responder({ store, files, clock }: Surroundings): (question: WorkerRequest) => Promise<Response> {
  const opened: Opened = new Map();

  const open = ({ resulting, later }: WorkerRequest, release: KeptRelease | undefined): void => {
    if (resulting === '' || !release) return;
    opened.set(resulting, release.id);
    // When there is no room for it, this worker remembers it while it runs.
    later(store.setOpened(resulting, release.id, clock()).catch(() => undefined));
  };
  const kept = async (path: string, release: KeptRelease | undefined): Promise<Response | undefined> => {
    for (const pack of release ? packsWith(path, release) : []) {
      const found = await files(pack, path);
      if (found) return found;
    }
    return undefined;
  };

  /** Without books that the browser evicted: their pages are not here. */
  const whole = async (release: KeptRelease): Promise<KeptRelease> => {
    const are = await Promise.all(release.packs.map(async (pack) => pack.book === undefined || store.has(pack)));
    return { ...release, packs: release.packs.filter((_, at) => are[at]) };
  };

  async function page(question: WorkerRequest, release: KeptRelease): Promise<Response> {
    const found = await kept(question.path, release);
    if (found) {
      open(question, release);
      return found;
    }
    if (!question.path.endsWith('/') && (await kept(`${question.path}/`, release)))
      return Response.redirect(`${store.names.home}${question.path}/${question.search}`, 301);
    try {
      return await question.network();
    } catch (error) {
      const instead = fallbackFor(question.path, await whole(release));
      const shown = instead && (await files(instead.pack, instead.path));
      if (!shown) throw error;
      open(question, release);
      return new Response(shown.body, { status: instead.status, headers: shown.headers });
    }
  }

  async function part(question: WorkerRequest, releases: readonly KeptRelease[], current: KeptRelease | undefined) {
    const under = opened.get(question.client) ?? (await store.opened(question.client));
    const release = releases.find(({ id }) => id === under);
    open(question, release);
    if (release) return (await kept(question.path, release)) ?? question.network();
    try {
      return await question.network();
    } catch (error) {
      // The network was lost after the page had come from it.
      const found = await kept(question.path, current);
      if (!found) throw error;
      return found;
    }
  }

  return async (question) => {
    const state = await store.state().catch(() => undefined);
    const current = state && currentOf(state);
    if (!state || state.releases.length === 0) return question.network();
    if (!question.opens) return part(question, state.releases, current);
    return current ? page(question, current) : question.network();
  };
}

/** How long a page may be open, or in the back/forward cache, without the browser listing it as a client. */
const UNSEEN = 10 * 60_000;

/** Deletes earlier releases that no open page uses. To be called while holding the lock. */
export async function tidyUp(store: PackStore, open: ReadonlySet<string>, now: number): Promise<void> {
  const under = await store.forgetClosed(open, now - UNSEEN);
  const state = await store.state();
  const next = tidied(state, under);
  if (next !== state) await store.setState(next);
  await store.sweep(next);
}
