/** A thread that has workbox-build look at some of a site's folders (listing.ts). */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { getManifest } from 'workbox-build/build/get-manifest.js';
import { isPackedIndex, unpackedIndex } from './index-parts.ts';
import type { ListedFile, Share } from './listing.ts';

/**
 * Of how many folders workbox-build is asked at once. It keeps the whole tree of them in memory while it reads each file into memory of its
 * own, for which V8 goes through all that is kept again and again; asked of one, it starts anew for every page.
 */
const AT_ONCE = 100;

/** What stands in some folders. @throws where a file cannot be read. */
async function listedOf({ site, folders }: Share): Promise<readonly ListedFile[]> {
  const found: ListedFile[] = [];
  for (let at = 0; at < folders.length; at += AT_ONCE) {
    const patterns = folders.slice(at, at + AT_ONCE).map((folder) => (folder === '' ? '*' : `${folder}/*`));
    const { manifestEntries, warnings } = await getManifest({
      globDirectory: site,
      globPatterns: [patterns.length > 1 ? `{${patterns.join(',')}}` : patterns.join('')],
      globIgnores: [],
      maximumFileSizeToCacheInBytes: Number.MAX_SAFE_INTEGER,
    });
    if (warnings.length > 0) throw new Error(`the files of ${site} cannot be listed: ${warnings.join('; ')}`);
    for (const { url: file, revision: md5 } of manifestEntries) {
      if (md5 === null) throw new Error(`${file} has no revision`);
      found.push({ file, md5, size: sizeOf(file, join(site, file)) });
    }
  }
  return found;
}

function sizeOf(file: string, place: string): number {
  return isPackedIndex(file) ? unpackedIndex(place).length : statSync(place).size;
}

parentPort?.postMessage(await listedOf(workerData as Share));
