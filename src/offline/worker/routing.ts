/** Which requests the worker has an answer for, and where it stands. */
import type { KeptRelease } from '#offline/kept-state.ts';
import type { KeptPack } from '#offline/packs.ts';
import { PACKS_FOLDER, sharedOf } from '#offline/release.ts';

/** As much of a request as counts. */
export interface Asked {
  readonly method: string;
  readonly url: string;
  /** Whether only a part of a file is asked for. */
  readonly range: boolean;
}

/**
 * The path from the site's start that a request is for; undefined where the browser is left to it: what is
 * not only read, is on another host, or is packs themselves.
 */
export function pathAsked({ method, url, range }: Asked, home: string): string | undefined {
  if (method !== 'GET' || range) return undefined;
  const { origin, pathname } = new URL(url);
  const asked = origin + pathname;
  if (!asked.startsWith(home)) return undefined;
  const path = asked.slice(home.length);
  return path.startsWith(PACKS_FOLDER) || path === 'sw.js' ? undefined : path.replace(/(^|\/)index\.html$/, '$1');
}

/** The packs of a release that may have a path, the likeliest first. */
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

/** An icon of a book, in whichever language (src/addresses/installed.ts). */
const ICON = /^icons\/([^/]+)\//;

/** Without a network, what a page is shown that is not kept. */
export type Instead =
  /** The page for what there is none of: the book is here whole, and has no such page. */
  | { readonly kind: 'not-found'; readonly path: string; readonly pack: KeptPack; readonly status: 404 }
  /** The page that says what is kept, in the language of the page, or one that is here. */
  | { readonly kind: 'not-kept'; readonly path: string; readonly pack: KeptPack; readonly status: 503 };

/** Undefined where nothing is kept. */
export function insteadOf(path: string, release: KeptRelease): Instead | undefined {
  const [pack] = packsWith(path.split('/')[0] ?? '', release);
  if (!pack) return undefined;
  return bookWith(path, release.packs)
    ? { kind: 'not-found', path: '404.html', pack, status: 404 }
    : { kind: 'not-kept', path: `${pack.language}/${OFFLINE_PAGE}`, pack, status: 503 };
}

/** Below a language: the page of packs. */
const OFFLINE_PAGE = 'offline/';

function bookWith(path: string, packs: readonly KeptPack[]): KeptPack | undefined {
  return packs.find(({ id }) => sharedOf(id) !== id && path.startsWith(`${id}/`));
}
