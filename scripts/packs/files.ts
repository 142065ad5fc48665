/** The files of a built site as packs take them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { headersOf, securityFor } from '../hosting/headers.ts';
import { isPackedIndex, unpackedIndex } from './index-parts.ts';

/** A file of a built site. */
export interface SiteFile {
  /** From the site's start. */
  readonly file: string;
  /** Its address; that of a page ends with a slash. */
  readonly path: string;
  /** Bytes in the pack. */
  readonly size: number;
  /** Its bytes as stored in the pack. */
  readonly read: () => Uint8Array;
}

/** Everything in the folder but what hosts hide, in no order. */
export function filesIn(folder: string): readonly SiteFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
    .filter((file) => !file.split('/').some((part) => part.startsWith('.')))
    .map((file) => siteFile(folder, file));
}

function siteFile(folder: string, file: string): SiteFile {
  const place = join(folder, file);
  const bytes = readFileSync(place);
  const read = isPackedIndex(file) ? () => unpackedIndex(readFileSync(place)) : () => readFileSync(place);
  return {
    file,
    path: file.replace(/(^|\/)index\.html$/, '$1'),
    size: (isPackedIndex(file) ? unpackedIndex(bytes) : bytes).length,
    read,
  };
}

/** Headers of every response from a host, which offline copies repeat. @param embed see `securityFor` */
export function headersFor(embed: readonly string[]): readonly (readonly [string, string])[] {
  return securityFor(embed).map(({ name, value }) => [name, value]);
}

/**
 * The content type of a file. @throws if it is unknown, since an offline copy must not depend on guessing.
 */
export function typeOf(file: string): string {
  const said = headersOf(file).find(({ name }) => name === 'Content-Type')?.value;
  const known = said ?? TYPES[/\.([^./]+)$/.exec(file)?.[1] ?? ''];
  if (known === undefined) throw new Error(`no type is known for ${file} (scripts/packs/files.ts)`);
  return known;
}

/** The types that every host knows. */
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
