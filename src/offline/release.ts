/**
 * The packs on the server, listed in `packs/release.json`, which is never cached. Every version of the site
 * that a device may still hold parses it strictly, so this format stays. A later format gets a file of its
 * own, and this one then says `off`, which sends the versions that only know this one back to the network, as
 * `EARLIER_RELEASE_FILE` does now.
 */
import { languages, type Language } from '#model/language.ts';
import { isRecord, parsedJson } from '#model/untyped.ts';

/** Its address, relative to the site's start. */
export const RELEASE_FILE = 'packs/release.json';
export const RELEASE_FORMAT = 2;

/** The file of format 1, whose packs were unpacked on the device. */
export const EARLIER_RELEASE_FILE = 'packs/index.json';

/** `nl/troefcall` for a book in a language, `nl` for the pack that all books of that language share. */
export type PackId = string;

/** An edition whose text is in a pack. */
export interface PackedEdition {
  readonly id: string;
  readonly title: string;
  /** In force from this day (YYYY-MM-DD), where its source says so. */
  readonly from?: string;
  /** Whether it is the current edition, whose pages have no date in their address. */
  readonly current: boolean;
}

/** A pack, as described in the release. */
export interface PackInfo {
  readonly id: PackId;
  readonly language: Language;
  /** The book's id; absent for a shared pack. */
  readonly book?: string;
  /** The book's title; for a shared pack the site's title. */
  readonly title: string;
  readonly editions: readonly PackedEdition[];
  /** Its address, relative to the site's start; different content has a different name. */
  readonly path: string;
  /** Bytes to fetch, and on the device. */
  readonly size: number;
  /** SHA-256 of the pack, in hexadecimal. */
  readonly sha256: string;
}

/** All packs of one build. */
export interface Release {
  readonly format: typeof RELEASE_FORMAT;
  /** A hash over all packs: the same id means the same content, whenever it was built. */
  readonly id: string;
  /** The day of the build (YYYY-MM-DD). */
  readonly day: string;
  readonly packs: readonly PackInfo[];
}

/** The content of the file: a release, or that packs are switched off here. */
export type Published = { readonly kind: 'release'; readonly release: Release } | { readonly kind: 'off' };

/** The folder of all files of a release; nothing in it is ever part of a pack. */
export const PACKS_FOLDER = 'packs/';

/** Parses the file; undefined when it is not in this format. */
export function readPublished(text: string): Published | undefined {
  const file = parsedJson(text);
  if (!isRecord(file) || file['format'] !== RELEASE_FORMAT) return undefined;
  if (file['off'] === true) return { kind: 'off' };
  const { id, day, packs } = file;
  if (!isText(id) || !isText(day) || !Array.isArray(packs) || !packs.every(isPackInfo)) return undefined;
  return { kind: 'release', release: { format: RELEASE_FORMAT, id, day, packs } };
}

/** Whether a value describes a pack completely. Additional fields of later versions are accepted. */
export function isPackInfo(value: unknown): value is PackInfo {
  if (!isRecord(value)) return false;
  const { id, language, book, title, editions, path, size, sha256 } = value;
  return (
    isText(id) &&
    isOneOf(languages, language) &&
    id === (book === undefined ? language : `${language}/${String(book)}`) &&
    (book === undefined || isText(book)) &&
    isText(title) &&
    Array.isArray(editions) &&
    editions.every(isEdition) &&
    isText(path) &&
    path.startsWith(PACKS_FOLDER) &&
    !path.includes('..') &&
    isCount(size) &&
    typeof sha256 === 'string' &&
    /^[0-9a-f]{64}$/.test(sha256)
  );
}

/** The shared pack of a book's language. */
export function sharedOf(id: PackId): PackId {
  return id.split('/')[0] ?? id;
}

function isEdition(value: unknown): value is PackedEdition {
  if (!isRecord(value)) return false;
  const { id, title, from, current } = value;
  return isText(id) && isText(title) && (from === undefined || isText(from)) && typeof current === 'boolean';
}

/** A non-empty string. */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** A count of bytes or files: a safe, non-negative integer. */
export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isOneOf<One extends string>(all: readonly One[], value: unknown): value is One {
  return (all as readonly unknown[]).includes(value);
}
