/**
 * What the worker answers. A page is opened under the release that is kept at that moment, and everything
 * that it fetches comes from the same release, also after an update: a ruling in progress stays with its
 * table. A page that came from the network goes on there. Nothing is put away here.
 */
import { currentOf, tidied, type KeptRelease } from '#offline/kept-state.ts';
import type { PackStore } from '#offline/store.ts';
import { insteadOf, packsWith } from './routing.ts';

/** A request that may be answered from packs. */
export interface Question {
  /** From the site's start. */
  readonly path: string;
  /** What stands behind the path: `?…`. */
  readonly search: string;
  /** Whether a page is opened by it. */
  readonly opens: boolean;
  /** Who asks: a page or a script beside it; empty for a page that is being opened. */
  readonly client: string;
  /** Who will be there by its answer: the page, the script beside a page. Otherwise empty. */
  readonly resulting: string;
  readonly network: () => Promise<Response>;
  /** For work that goes on after the answer. */
  readonly later: (work: Promise<unknown>) => void;
}

/** From where the worker answers. The clock says milliseconds since 1970. */
export interface Surroundings {
  readonly store: PackStore;
  readonly clock: () => number;
}

/** Under which release clients were opened, as far as this worker has been awake. */
type Opened = Map<string, string>;

/** @returns what answers one question after the other. Rejects as the network does, where nothing is kept. */
export function answering({ store, clock }: Surroundings): (question: Question) => Promise<Response> {
  const opened: Opened = new Map();

  const open = ({ resulting, later }: Question, release: KeptRelease | undefined): void => {
    if (resulting === '' || !release) return;
    opened.set(resulting, release.id);
    // Where there is no room for it, this worker remembers it as long as it is awake.
    later(store.setOpened(resulting, release.id, clock()).catch(() => undefined));
  };
  const kept = async (path: string, release: KeptRelease | undefined): Promise<Response | undefined> => {
    for (const pack of release ? packsWith(path, release) : []) {
      const found = await store.file(pack, path);
      if (found) return found;
    }
    return undefined;
  };

  /** Without the books that the browser has cleared: they have their pages, which are not here. */
  const whole = async (release: KeptRelease): Promise<KeptRelease> => {
    const are = await Promise.all(release.packs.map(async (pack) => pack.book === undefined || store.has(pack)));
    return { ...release, packs: release.packs.filter((_, at) => are[at]) };
  };

  async function page(question: Question, release: KeptRelease): Promise<Response> {
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
      const instead = insteadOf(question.path, await whole(release));
      const shown = instead && (await store.file(instead.pack, instead.path));
      if (!shown) throw error;
      open(question, release);
      return new Response(shown.body, { status: instead.status, headers: shown.headers });
    }
  }

  async function part(question: Question, releases: readonly KeptRelease[], current: KeptRelease | undefined) {
    const under = opened.get(question.client) ?? (await store.opened(question.client));
    const release = releases.find(({ id }) => id === under);
    open(question, release);
    if (release) return (await kept(question.path, release)) ?? question.network();
    try {
      return await question.network();
    } catch (error) {
      // The network went after the page had come from it.
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

/**
 * How long a page may be open, or lie ready to be gone back to, without the browser counting it among the
 * open ones.
 */
const UNSEEN = 10 * 60_000;

/** Takes away earlier releases that no page is open of. To be done while nobody else changes what is kept. */
export async function tidyUp(store: PackStore, open: ReadonlySet<string>, now: number): Promise<void> {
  const under = await store.forgetClosed(open, now - UNSEEN);
  const state = await store.state();
  const next = tidied(state, under);
  if (next !== state) await store.setState(next);
  await store.sweep(next);
}
