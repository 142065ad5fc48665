/** Third-party software in a built site, and its licences, which have to be shipped with it. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inPackage } from '../project.ts';

/** A package of which something goes to readers. */
export interface Shipped {
  readonly name: string;
  /** What readers have it for. */
  readonly use: string;
  /** The file of its licence, in its package. */
  readonly file: string;
}

/** A test holds this against what the site's scripts import. */
export const shipped: readonly Shipped[] = [
  { name: '@fontsource-variable/literata', use: 'the letters', file: 'LICENSE' },
  { name: '@noble/hashes', use: 'checksums of records', file: 'LICENSE' },
  { name: 'fuse.js', use: 'words with a slip', file: 'LICENSE' },
  { name: 'fzstd', use: 'unpacking of what is kept for use without a network', file: 'LICENSE' },
  { name: 'idb', use: 'the casebook and the training log', file: 'LICENSE' },
  { name: 'pagefind', use: 'the full text search', file: 'LICENSE/LICENSE' },
  { name: 'preact', use: 'whatever answers in a page', file: 'LICENSE' },
  { name: 'pure-rand', use: 'cases drawn by a seed', file: 'LICENSE' },
  { name: 'ts-fsrs', use: 'when a clause comes again', file: 'LICENSE' },
  { name: 'uqr', use: 'the code of a link, to be photographed', file: 'LICENSE' },
];

/** Writes `licences.txt` into a built site. */
export function writeLicences(folder: string): void {
  writeFileSync(join(folder, 'licences.txt'), noticesOf(shipped));
}

/** Names and licences, whole, one after the other. @throws where a licence is not installed. */
export function noticesOf(packages: readonly Shipped[]): string {
  const parts = packages.map(({ name, file }) => {
    const path = inPackage(name, file);
    if (!existsSync(path)) throw new Error(`${name} has no licence in ${path}, and may not be handed on without one`);
    const { version } = JSON.parse(readFileSync(inPackage(name, 'package.json'), 'utf8')) as {
      readonly version: string;
    };
    return `${'='.repeat(80)}\n${name} ${version}\n${'='.repeat(80)}\n\n${readFileSync(path, 'utf8').trim()}\n`;
  });
  return `This site is made with work of other people, under these licences.\n\n${parts.join('\n')}`;
}
