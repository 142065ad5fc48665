import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { openPack, type PackHead } from '#offline/container.ts';
import { readPublished, RELEASE_FILE, type PackInfo } from '#offline/release.ts';
import type { Build } from './site.ts';

/** The packs of a built site, as its list describes them. */
export function packsOf({ root }: Build): readonly PackInfo[] {
  const published = readPublished(readFileSync(join(root, RELEASE_FILE), 'utf8'));
  if (published?.kind !== 'release') throw new Error(`${root} has no packs`);
  return published.release.packs;
}

/** A pack of a built site with all its files by their paths, unpacked by another library than a device's. */
export function readPack(
  folder: string,
  { id, path, size }: PackInfo,
): {
  readonly head: PackHead;
  readonly files: ReadonlyMap<string, Buffer>;
  readonly types: ReadonlyMap<string, string>;
} {
  const bytes = readFileSync(join(folder, path));
  const head = openPack(bytes, id)?.head;
  if (!head || bytes.length !== size) throw new Error(`${path} is damaged`);
  const files = new Map<string, Buffer>();
  const types = new Map<string, string>();
  let at = bytes.length - head.blocks.reduce((sum, block) => sum + block.size, 0);
  for (const block of head.blocks) {
    const unpacked = zstdDecompressSync(bytes.subarray(at, (at += block.size)));
    let from = 0;
    for (const file of block.files) {
      files.set(file.path, unpacked.subarray(from, (from += file.size)));
      types.set(file.path, file.type);
    }
  }
  return { head, files, types };
}
