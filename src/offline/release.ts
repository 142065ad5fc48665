/**
 * What the server has for those without a network: `packs/index.json`, asked for again each time. It is read
 * strictly, and by every version of the site that a device may still hold; so this form stays. A later form
 * gets a file of its own, and this one then says `off`, which sends the versions that only know this one back
 * to the network.
 */
import { languages, type Language } from '#model/language.ts';
import { isRecord, parsedJson } from '#model/untyped.ts';

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

/** A pack, as the release says it is. */
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

/** All packs of one build. */
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

/** The folder of all that a release is made of; nothing in it is ever part of a pack. */
export const PACKS_FOLDER = 'packs/';

/** What the file's text says; undefined where it is not of this form. */
export function readPublished(text: string): Published | undefined {
  const file = parsedJson(text);
  if (!isRecord(file) || file['format'] !== RELEASE_FORMAT) return undefined;
  if (file['off'] === true) return { kind: 'off' };
  const { id, day, packs } = file;
  if (!isText(id) || !isText(day) || !Array.isArray(packs) || !packs.every(isPackInfo)) return undefined;
  return { kind: 'release', release: { format: RELEASE_FORMAT, id, day, packs } };
}

/** Whether it says all of a pack, in the right form. What a later version says beside it is let pass. */
export function isPackInfo(value: unknown): value is PackInfo {
  if (!isRecord(value)) return false;
  const { id, language, book, title, editions, path, fetched, unpacked, files, sha256 } = value;
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
    [fetched, unpacked, files].every(isCount) &&
    typeof sha256 === 'string' &&
    /^[0-9a-f]{64}$/.test(sha256)
  );
}

/** The pack that the books of its language share. */
export function sharedOf(id: PackId): PackId {
  return id.split('/')[0] ?? id;
}

function isEdition(value: unknown): value is PackedEdition {
  if (!isRecord(value)) return false;
  const { id, title, from, current } = value;
  return isText(id) && isText(title) && (from === undefined || isText(from)) && typeof current === 'boolean';
}

/** A text with something in it. */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** Of bytes or files: what a number can say exactly. */
export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isOneOf<One extends string>(all: readonly One[], value: unknown): value is One {
  return (all as readonly unknown[]).includes(value);
}
