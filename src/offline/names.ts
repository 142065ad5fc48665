/**
 * The names of the caches, which all sites of a host share: each begins with the site's path, followed by the
 * version of the format. Later versions are left alone; earlier ones are deleted once a pack of this version
 * is stored.
 */

/** Version of the state (state.ts) and of what is stored: in 1 every file of a pack was an entry. */
const STORE_VERSION = 2;

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
  /** The cache of the packs, each under its address; different content has a different address. */
  readonly packs: string;
  /** Whether a cache belongs to the site, in any version. */
  isOurs(name: string): boolean;
  /** Whether a cache belongs to an earlier version. */
  isEarlier(name: string): boolean;
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
    packs: `${mine}packs`,
    isOurs: (name) => name.startsWith(site),
    isEarlier: (name) => versionOf(name) < STORE_VERSION,
  };
}

/** Keys in the state's cache; no file of the site can have such an address. */
export const STATE_KEY = 'packs/:state';
export const RESPONSE_KEY = 'packs/:asked';
/** The key of the release that a page was opened under. */
export const openedKey = (client: string): string => `packs/:opened/${client}`;
