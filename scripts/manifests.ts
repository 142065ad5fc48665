/** Writes the manifests of what a device installs into a built site. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Library } from '#library/types.ts';
import { manifestsOf } from '#views/manifest.ts';
import { looksOf } from './looks.ts';

/** @param base `/` or `/arbiter/` */
export function writeManifests(library: Library, folder: string, base: string): void {
  for (const { path, manifest } of manifestsOf(library, base, (accent) => looksOf(accent).colour)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(manifest));
  }
}
