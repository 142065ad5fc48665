/** Which files stand in a built site, each with its revision and its size. Two threads look at all of them. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** A file as it stands in the folder. */
export interface ListedFile {
  /** From the site's start. */
  readonly file: string;
  /** As workbox-build says it. */
  readonly md5: string;
  /** Bytes in a pack. */
  readonly size: number;
}

/** What one thread is asked for. */
export interface Share {
  readonly site: string;
  /** From the site's start; files count that stand in them, not in folders within them. */
  readonly folders: readonly string[];
}

/** As many as there are usually cores. */
const THREADS = 2;

/** Everything in the folder of a site but what hosts hide, in no order. @throws where not all of it can be listed. */
export async function listedIn(site: string): Promise<readonly ListedFile[]> {
  const folders = [...foldersWithFiles(site, '')];
  const sharesOf = (thread: number) => folders.filter((_, at) => at % THREADS === thread).map(({ folder }) => folder);
  const found = await Promise.all(
    Array.from({ length: THREADS }, (_, thread) => byThread({ site, folders: sharesOf(thread) })),
  );
  const listed = found.flat();
  const there = folders.reduce((sum, { files }) => sum + files, 0);
  if (listed.length !== there)
    throw new Error(
      `${listed.length} of ${there} files of ${site} could be listed: has one gone meanwhile, or is a folder's name read as a pattern?`,
    );
  return listed;
}

function* foldersWithFiles(site: string, folder: string): Generator<{ folder: string; files: number }> {
  const held = readdirSync(join(site, folder), { withFileTypes: true }).filter(({ name }) => !name.startsWith('.'));
  const within = held.filter((each) => each.isDirectory());
  if (held.length > within.length) yield { folder, files: held.length - within.length };
  for (const { name } of within) yield* foldersWithFiles(site, folder === '' ? name : `${folder}/${name}`);
}

function byThread(share: Share): Promise<readonly ListedFile[]> {
  const { promise, resolve, reject } = Promise.withResolvers<readonly ListedFile[]>();
  const thread = new Worker(new URL('./listing-thread.ts', import.meta.url), { workerData: share });
  thread.once('message', resolve);
  thread.once('error', reject);
  return promise;
}
