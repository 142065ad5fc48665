/**
 * What the server has for those without a network: `packs/index.json`, asked for again each time. It is read strictly, and
 * by every version of the site that a device may still hold; so this form stays. A later form gets a file of its own, and
 * this one then says `off`, which sends the versions that only know this one back to the network.
 */
import type { Language } from '#model/language.ts';

/** Where it stands, from the site's start. */
export const RELEASE_FILE = 'packs/index.json';
export const RELEASE_FORMAT = 1;

/** `nl/troefcall` for a book in a language, `nl` for what all books of that language share. */
export type PackId = string;

/** An edition whose text is in a pack. */
export interface PackedEdition {
  readonly id: string;
  readonly title: string;
  /** In force from this day (YYYY-MM-DD), where its source says so. */
  readonly from?: string;
  /** Whether it is the one whose pages are undated. */
  readonly current: boolean;
}

export interface PackInfo {
  readonly id: PackId;
  readonly language: Language;
  /** The book's id; absent for what the books of a language share. */
  readonly book?: string;
  /** The book's title; for the shared pack that of the site. */
  readonly title: string;
  readonly editions: readonly PackedEdition[];
  /** Where it stands, from the site's start; another content has another name. */
  readonly path: string;
  /** Bytes to fetch, and bytes on the device. */
  readonly fetched: number;
  readonly unpacked: number;
  readonly files: number;
  /** SHA-256 of what is fetched, in hexadecimal. */
  readonly sha256: string;
}

export interface Release {
  readonly format: typeof RELEASE_FORMAT;
  /** Over all of its packs: what has the same id is the same, whenever it was made. */
  readonly id: string;
  /** The day on which it was made (YYYY-MM-DD). */
  readonly day: string;
  readonly packs: readonly PackInfo[];
}

/** What the file says: a release, or that packs are switched off here. */
export type Published = { readonly kind: 'release'; readonly release: Release } | { readonly kind: 'off' };
