/** The files of a built site as packs take them. */
import { closeSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { headersOf, SECURITY } from '../hosting/headers.ts';
import { isPackedIndex, unpackedIndex } from './index-parts.ts';
import { listedIn } from './listing.ts';

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
  const listed = await listedIn(folder);
  return listed.map(({ file, md5, size }) => {
    const place = join(folder, file);
    const readInto = isPackedIndex(file) ? unpackedIndexInto(place) : intoFrom(place);
    return { file, path: file.replace(/(^|\/)index\.html$/, '$1'), revision: md5.slice(0, 8), size, readInto };
  });
}

function intoFrom(place: string): SiteFile['readInto'] {
  return (buffer, at) => {
    const opened = openSync(place, 'r');
    try {
      return readSync(opened, buffer, 0, buffer.length, at);
    } finally {
      closeSync(opened);
    }
  };
}

function unpackedIndexInto(place: string): SiteFile['readInto'] {
  return (buffer, at) => {
    const part = unpackedIndex(place).subarray(at, at + buffer.length);
    buffer.set(part);
    return part.length;
  };
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
