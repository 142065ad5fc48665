/** The files of a built site as packs take them. */
import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { headersOf, SECURITY } from '../hosting/headers.ts';
import { revisionsIn } from './revisions.ts';

/** A file of a built site, read when it is needed. */
export interface SiteFile {
  /** From the site's start. */
  readonly file: string;
  /** Its address there: that of a page ends with a slash. */
  readonly path: string;
  /** The first digits of its MD5: enough to compare two packs by, and all of them would be a twentieth of a shared pack. */
  readonly revision: string;
  /** Bytes in the pack. */
  readonly size: number;
  /** Fills the buffer with its bytes from `at` on, as far as they go, and says how many these are. */
  readonly readInto: (buffer: Uint8Array, at: number) => number;
}

/** Everything in the folder but what hosts hide, in no order. @throws what cannot stand in a pack. */
export async function filesIn(folder: string): Promise<readonly SiteFile[]> {
  const revisions = await revisionsIn(folder);
  return revisions.map(([file, md5]) => {
    const place = join(folder, file);
    const how = INDEX.test(file) ? unpackedIndex(place) : asItIs(place);
    return { file, path: file.replace(/(^|\/)index\.html$/, '$1'), revision: md5.slice(0, 8), ...how };
  });
}

type Reading = Pick<SiteFile, 'size' | 'readInto'>;

function asItIs(place: string): Reading {
  const readInto: Reading['readInto'] = (buffer, at) => {
    const opened = openSync(place, 'r');
    try {
      return readSync(opened, buffer, 0, buffer.length, at);
    } finally {
      closeSync(opened);
    }
  };
  return { size: statSync(place).size, readInto };
}

/** Parts of Pagefind's index are packed by themselves, which keeps the pack from seeing what they have in common. */
const INDEX = /\.(?:pf_fragment|pf_index|pf_filter|pf_meta|pagefind)$/;
/** What Pagefind looks for at the start of what is unpacked already. */
const UNPACKED = Buffer.from('pagefind_dcd');

function unpackedIndex(place: string): Reading {
  const bytes = () => unpacked(readFileSync(place));
  const readInto: Reading['readInto'] = (buffer, at) => {
    const part = bytes().subarray(at, at + buffer.length);
    buffer.set(part);
    return part.length;
  };
  return { size: bytes().length, readInto };
}

function unpacked(bytes: Buffer): Uint8Array {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  const inside = gunzipSync(bytes);
  return inside.subarray(0, UNPACKED.length).equals(UNPACKED) ? inside : bytes;
}

/** What a host says with every file, which a kept one says too. */
export const HEADERS: readonly (readonly [string, string])[] = SECURITY.map(({ name, value }) => [name, value]);

/** With which type a file is handed out. @throws where none is known: a host would guess, and a kept file must not be guessed. */
export function typeOf(file: string): string {
  const said = headersOf(file).find(({ name }) => name === 'Content-Type')?.value;
  const known = said ?? TYPES[/\.([^./]+)$/.exec(file)?.[1] ?? ''];
  if (known === undefined) throw new Error(`no type is known for ${file} (scripts/packs/files.ts)`);
  return known;
}

/** Those that every host knows. */
const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml',
};
