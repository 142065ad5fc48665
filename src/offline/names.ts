/**
 * The names of the caches, which all sites of a host share: each begins with the site's path, followed by the
 * version of the format. Later versions are left alone; earlier ones are deleted once a complete pack of this
 * version is stored.
 */
import type { PackId, PackInfo } from './release.ts';

/** Version of the state (state.ts) and of the contents of a pack's cache. */
const STORE_VERSION = 1;

/** The names that one site uses in a browser. */
export interface Names {
  /** Where the site starts: `https://host/arbiter/`. */
  readonly home: string;
  /** The path of that. */
  readonly base: string;
  /** The cache that holds the state, the server's last response, and the release of each open page. */
  readonly state: string;
  /** The lock for changes to the stored packs. */
  readonly lock: string;
  /** The channel that notifies other tabs of changes. */
  readonly channel: string;
  /** The cache of a pack; different content has a different name. */
  pack(pack: Pick<PackInfo, 'id' | 'sha256'>): string;
  /** Whether a cache belongs to the site, in any version. */
  isOurs(name: string): boolean;
  /** Whether a cache belongs to an earlier version. */
  isEarlier(name: string): boolean;
  /** The pack of this version that a cache holds; undefined when it holds none. */
  packIn(name: string): PackId | undefined;
}

/** One site's names. @param home where it starts, with a slash at its end. */
export function namesOf(home: string): Names {
  const base = new URL(home).pathname;
  const site = `arbiter ${base} `;
  const mine = `${site}${STORE_VERSION} `;
  const versionOf = (name: string) =>
    name.startsWith(site) ? Number(/^\d+(?= )/.exec(name.slice(site.length))?.[0]) : NaN;
  return {
    home,
    base,
    state: `${mine}state`,
    lock: `arbiter ${base} packs`,
    channel: `arbiter ${base} packs`,
    pack: ({ id, sha256 }) => `${mine}pack ${id} ${sha256.slice(0, 16)}`,
    isOurs: (name) => name.startsWith(site),
    isEarlier: (name) => versionOf(name) < STORE_VERSION,
    packIn: (name) => (name.startsWith(`${mine}pack `) ? name.slice(`${mine}pack `.length).split(' ')[0] : undefined),
  };
}

/** Keys in the state's cache; no file of the site can have such an address. */
export const STATE_KEY = 'packs/:state';
export const RESPONSE_KEY = 'packs/:asked';
/** The key in a pack's cache that marks it as complete; written last. */
export const WHOLE_KEY = 'packs/:whole';
/** The key of the release that a page was opened under. */
export const openedKey = (client: string): string => `packs/:opened/${client}`;
