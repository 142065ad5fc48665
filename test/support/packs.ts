import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPublished, RELEASE_FILE, type PackInfo } from '#offline/release.ts';
import type { Build } from './site.ts';

/** The packs of a built site, as its list describes them. */
export function packsOf({ root }: Build): readonly PackInfo[] {
  const published = readPublished(readFileSync(join(root, RELEASE_FILE), 'utf8'));
  if (published?.kind !== 'release') throw new Error(`${root} has no packs`);
  return published.release.packs;
}
