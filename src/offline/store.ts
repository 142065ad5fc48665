/** Packs in the browser's caches: the state, and packs as they were fetched. Throws what the caches throw. */
import { isRecord, parsedJson } from '#model/untyped.ts';
import { currentOf, packsOf, readState, stateText, type KeptRelease, type State } from './state.ts';
import { RESPONSE_KEY, openedKey, STATE_KEY, type Names } from './names.ts';
import type { KeptPack } from './packs.ts';
import { isCount, isText, sharedOf, type PackInfo } from './release.ts';

/** The server's last response, and when it came (milliseconds since 1970). */
export interface CachedResponse {
  readonly at: number;
  readonly text: string;
}

/** The stored packs of one site. Every promise rejects when the browser denies access. */
export interface PackStore {
  readonly names: Names;
  state(): Promise<State>;
  setState(state: State): Promise<void>;
  asked(): Promise<CachedResponse | undefined>;
  setAsked(asked: CachedResponse): Promise<void>;
  /** Whether a pack is here. The browser may have evicted it. */
  has(pack: Pick<PackInfo, 'path'>): Promise<boolean>;
  /** Stores a pack whole, or not at all. */
  put(pack: Pick<PackInfo, 'path'>, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /** A pack as it was fetched; undefined when absent. */
  bytes(pack: Pick<PackInfo, 'path'>): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Deletes packs that no state names, and what earlier versions of the site have left. */
  sweep(state: State): Promise<void>;
  /** Deletes everything that any version of the site has stored. */
  wipe(): Promise<void>;
  /** The release that an open page was opened under; undefined when unknown. */
  opened(client: string): Promise<string | undefined>;
  /** @param at when, in milliseconds since 1970. */
  setOpened(client: string, release: string, at: number): Promise<void>;
  /**
   * Forgets closed pages, and returns the releases of the others.
   * @param open pages that are known to be open; one that was opened after `since` may be missing from it.
   */
  forgetClosed(open: ReadonlySet<string>, since: number): Promise<ReadonlySet<string>>;
}

/**
 * @param caches the browser's; reading the property may itself be forbidden, so it is called here and may
 * throw.
 */
export function storeIn(names: Names, caches: () => CacheStorage): PackStore {
  const at = (path: string): string => names.home + path;
  const main = (): Promise<Cache> => caches().open(names.state);
  /** Does not create a missing cache. */
  const text = async (key: string): Promise<string | undefined> =>
    (await caches().match(at(key), { cacheName: names.state }))?.text();
  const pack = (path: string) => caches().match(at(path), { cacheName: names.packs });
  const write = async (key: string, value: string): Promise<void> => (await main()).put(at(key), new Response(value));

  return {
    names,
    state: async () => readState(await text(STATE_KEY)),
    setState: (state) => write(STATE_KEY, stateText(state)),
    asked: async () => askedIn(await text(RESPONSE_KEY)),
    setAsked: (asked) => write(RESPONSE_KEY, JSON.stringify(asked)),
    has: async ({ path }) => (await pack(path)) !== undefined,
    put: async ({ path }, bytes) => (await caches().open(names.packs)).put(at(path), new Response(bytes)),
    bytes: async ({ path }) => {
      const found = await pack(path);
      return found && new Uint8Array(await found.arrayBuffer());
    },
    sweep: async (state) => {
      const used = new Set(packsOf(state).map(({ path }) => at(path)));
      const packs = await caches().open(names.packs);
      for (const { url } of await packs.keys()) if (!used.has(url)) await packs.delete(url);
      if (!currentOf(state)) return;
      for (const name of await caches().keys()) if (names.isEarlier(name)) await caches().delete(name);
    },
    wipe: async () => {
      for (const name of await caches().keys()) if (names.isOurs(name)) await caches().delete(name);
    },
    opened: async (client) => openedIn(await text(openedKey(client)))?.release,
    setOpened: (client, release, when) => write(openedKey(client), `${when} ${release}`),
    forgetClosed: async (open, since) => {
      const cache = await main();
      const releases = new Set<string>();
      for (const key of await cache.keys()) {
        const [, client] = key.url.split(at(openedKey('')));
        if (client === undefined) continue;
        const opened = openedIn(await (await cache.match(key))?.text());
        if (opened && (open.has(client) || opened.at > since)) releases.add(opened.release);
        else await cache.delete(key);
      }
      return releases;
    },
  };
}

/**
 * The release for new pages, without packs that the browser evicted and books whose shared pack it evicted;
 * undefined when nothing is left. Rejects when the store does.
 */
export async function currentIn(store: PackStore): Promise<KeptRelease | undefined> {
  const release = currentOf(await store.state());
  if (!release) return undefined;
  const packs: KeptPack[] = [];
  for (const pack of release.packs) if (await store.has(pack)) packs.push(pack);
  const shared = new Set(packs.filter(({ book }) => book === undefined).map(({ id }) => id));
  const sound = packs.filter(({ id }) => shared.has(sharedOf(id)));
  return sound.length === 0 ? undefined : { ...release, packs: sound };
}

function askedIn(text: string | undefined): CachedResponse | undefined {
  const asked = parsedJson(text);
  if (!isRecord(asked)) return undefined;
  return isCount(asked['at']) && isText(asked['text']) ? { at: asked['at'], text: asked['text'] } : undefined;
}

function openedIn(text: string | undefined): { readonly at: number; readonly release: string } | undefined {
  const [, at, release] = /^(\d+) (.+)$/.exec(text ?? '') ?? [];
  return release === undefined ? undefined : { at: Number(at), release };
}
