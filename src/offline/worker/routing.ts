/** Which requests the worker responds to, and from which pack. */
import type { KeptRelease } from '#offline/state.ts';
import type { KeptPack } from '#offline/packs.ts';
import { PACKS_FOLDER, sharedOf } from '#offline/release.ts';

/** The relevant parts of a request. */
export interface RequestParts {
  readonly method: string;
  readonly url: string;
  /** Whether it is a range request. */
  readonly range: boolean;
}

/**
 * The path of a request, relative to the site's start; undefined when it is left to the browser: not a GET,
 * a range request, on another host, or for packs or the worker themselves.
 */
export function requestPath({ method, url, range }: RequestParts, home: string): string | undefined {
  if (method !== 'GET' || range) return undefined;
  const { origin, pathname } = new URL(url);
  const asked = origin + pathname;
  if (!asked.startsWith(home)) return undefined;
  const path = asked.slice(home.length);
  return path.startsWith(PACKS_FOLDER) || path === 'sw.js' ? undefined : path.replace(/(^|\/)index\.html$/, '$1');
}

/** The packs of a release that may contain a path, the likeliest first. */
export function packsWith(path: string, { packs }: KeptRelease): readonly KeptPack[] {
  const drawn = ICON.exec(path)?.[1];
  if (drawn !== undefined) return packs.filter(({ book }) => book === drawn);
  const book = bookWith(path, packs);
  const language = path.split('/')[0] ?? '';
  const shared = packs
    .filter((pack) => pack.book === undefined)
    .toSorted((a, b) => Number(b.id === language) - Number(a.id === language));
  return book ? [book] : shared;
}

/** An icon of a book, in any language (src/addresses/installed.ts). */
const ICON = /^icons\/([^/]+)\//;

/** The page shown offline in place of one that is not stored. */
export type Fallback =
  /** The 404 page: the book is stored, and has no such page. */
  | { readonly kind: 'not-found'; readonly path: string; readonly pack: KeptPack; readonly status: 404 }
  /** The page of stored books, in the language of the page, or one that is stored. */
  | { readonly kind: 'not-kept'; readonly path: string; readonly pack: KeptPack; readonly status: 503 };

/** Undefined when nothing is stored. */
export function fallbackFor(path: string, release: KeptRelease): Fallback | undefined {
  const [pack] = packsWith(path.split('/')[0] ?? '', release);
  if (!pack) return undefined;
  return bookWith(path, release.packs)
    ? { kind: 'not-found', path: '404.html', pack, status: 404 }
    : { kind: 'not-kept', path: `${pack.language}/${OFFLINE_PAGE}`, pack, status: 503 };
}

/** The page of packs, below a language. */
const OFFLINE_PAGE = 'offline/';

function bookWith(path: string, packs: readonly KeptPack[]): KeptPack | undefined {
  return packs.find(({ id }) => sharedOf(id) !== id && path.startsWith(`${id}/`));
}
