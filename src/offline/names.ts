/**
 * The names of what is kept in a browser's caches, which all sites of a host share: each begins with the
 * site's path. After it stands the version of the form. What has a later version than this one is left alone
 * and not used; what has an earlier one is taken away once something whole is here.
 */
import type { PackId, PackInfo } from './release.ts';

/** Of the state (kept-state.ts) and of what stands in the cache of a pack. */
const STORE_VERSION = 1;

/** What everything of one site is called in a browser. */
export interface Names {
  /** Where the site starts: `https://host/arbiter/`. */
  readonly home: string;
  /** The path of that. */
  readonly base: string;
  /**
   * The cache that holds the state, what was asked of the server last, and which page was opened under what.
   */
  readonly state: string;
  /** The lock that whoever changes what is kept holds. */
  readonly lock: string;
  /** Tells other tabs that what is kept has changed. */
  readonly channel: string;
  /** The cache of a pack: another content has another one. */
  pack(pack: Pick<PackInfo, 'id' | 'sha256'>): string;
  /** Whether this is one of the site's, of any version. */
  isOurs(name: string): boolean;
  /** Whether it is one of an earlier version. */
  isEarlier(name: string): boolean;
  /** Which pack of this version a cache holds; undefined where it holds none. */
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

/** Under which addresses the state's cache holds things; no file of the site can be called so. */
export const STATE_KEY = 'packs/:state';
export const ASKED_KEY = 'packs/:asked';
/** And a pack's cache its mark that all of it is there, put last. */
export const WHOLE_KEY = 'packs/:whole';
/** Under which release a page was opened. */
export const openedKey = (client: string): string => `packs/:opened/${client}`;
