/** A thread that has workbox-build look at some of a site's folders (revisions.ts). */
import { parentPort, workerData } from 'node:worker_threads';
import { getManifest } from 'workbox-build/build/get-manifest.js';
import type { Revision, Share } from './revisions.ts';

/**
 * Of how many folders workbox-build is asked at once. It keeps the whole tree of them in memory while it reads each file into memory of its
 * own, for which V8 goes through all that is kept again and again; asked of one, it starts anew for every page.
 */
const AT_ONCE = 100;

/** What stands in some folders. @throws where a file cannot be read. */
async function revisionsOf({ site, folders }: Share): Promise<readonly Revision[]> {
  const found: Revision[] = [];
  for (let at = 0; at < folders.length; at += AT_ONCE) {
    const patterns = folders.slice(at, at + AT_ONCE).map((folder) => (folder === '' ? '*' : `${folder}/*`));
    const { manifestEntries, warnings } = await getManifest({
      globDirectory: site,
      globPatterns: [patterns.length > 1 ? `{${patterns.join(',')}}` : patterns.join('')],
      globIgnores: [],
      maximumFileSizeToCacheInBytes: Number.MAX_SAFE_INTEGER,
    });
    if (warnings.length > 0) throw new Error(`the files of ${site} cannot be listed: ${warnings.join('; ')}`);
    for (const { url, revision } of manifestEntries) {
      if (revision === null) throw new Error(`${url} has no revision`);
      found.push([url, revision]);
    }
  }
  return found;
}

parentPort?.postMessage(await revisionsOf(workerData as Share));
