/**
 * What another app shares with this one (the manifest's share target): a link of this site, which opens its
 * page, or a text to search for. Both arrive as a search in the address, so that pages need no code for them.
 */
import { QUERY } from './search-asked.ts';

export type Shared =
  /** A page of this site, as a path with its query and place: it can lead to no other host. */
  | { readonly kind: 'page'; readonly href: string }
  /** Words to look for; empty where only a link to elsewhere was handed over. */
  | { readonly kind: 'words'; readonly query: string };

/** Host and base path of the site. */
export interface Site {
  /** `arbiter.example`, with its port. */
  readonly host: string;
  /** `/` or `/arbiter/`. */
  readonly base: string;
}

/** Letters of a shared text that are looked for: a page of prose finds nothing. */
const MOST = 200;

/**
 * Reads an address' query, with or without its question mark; of several texts the first link of this site
 * counts.
 */
export function sharedIn(query: string, site: Site): Shared {
  const texts = new URLSearchParams(query).getAll(QUERY);
  const links = texts.flatMap((text) => [...text.matchAll(LINK)].map(([link]) => link));
  const href = links.map((link) => pageOf(link, site)).find((path) => path !== undefined);
  if (href !== undefined) return { kind: 'page', href };
  const words = texts.map((text) => text.replace(LINK, ' ')).join(' ');
  return { kind: 'words', query: cut(words.replace(/\s+/g, ' ').trim()) };
}

/** A link within a text; a bracket, a quotation mark or a stop behind it does not belong to it. */
const LINK = /\bhttps?:\/\/[^\s<>"“”„»)\]]*[^\s<>"“”„»)\].,;:!?'’]/giu;

/** The path of a link within this site; undefined for any other link. */
function pageOf(link: string, { host, base }: Site): string | undefined {
  if (!URL.canParse(link)) return undefined;
  const url = new URL(link);
  if (url.host !== host || !url.pathname.startsWith(base)) return undefined;
  // A path that begins with two slashes would name a host.
  return url.pathname.replace(/^\/+/, '/') + url.search + url.hash;
}

/** At the end of a word. */
function cut(text: string): string {
  if (text.length <= MOST) return text;
  const cutText = text.slice(0, MOST + 1);
  return cutText.slice(0, Math.max(cutText.lastIndexOf(' '), 0) || MOST).trimEnd();
}
