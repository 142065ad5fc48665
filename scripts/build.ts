/**
 * Builds the site and its search index: `npm run build`. Content is read once: what is checked is what the pages and
 * the search index are made from.
 * `--outDir <folder>` (default `dist`) says where to, BASE_PATH under which path it will be served (default `/`), OFFLINE
 * whether it can be kept for when there is no network (`off`, `quick`; scripts/packs/).
 */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { soundContent } from '#check/assert.ts';
import { contentRoot } from '#library/content-root.ts';
import { readContentFiles } from '#library/files.ts';
import { today } from '#library/in-force.ts';
import { joinDraft } from '#library/load.ts';
import type { Library } from '#library/types.ts';
import { handOver } from '#site/handover.ts';
import { besidePages } from './beside-pages.ts';
import { writeHostFiles } from './hosting/write.ts';
import { writeLicences } from './licences/shipped.ts';
import { makePages } from './make-pages.ts';
import { packedBooksOf } from './packs/books.ts';
import { writeOff, writePacks } from './packs/write.ts';
import { progressOn } from './progress.ts';

/**
 * Builds into a folder and says how far it is. Not twice in one process, see makePages.
 * @returns whether all went well; if not, what was wrong has been said.
 */
export async function build(outDir: string): Promise<boolean> {
  const folder = resolve(outDir);
  const progress = progressOn(process.stdout);
  try {
    const files = readContentFiles(contentRoot);
    const library = joinDraft(soundContent(files).draft, today());
    progress.done(`Content: ${files.length} files, no findings`);
    empty(folder);
    handOver(library);
    const beside = besidePages(library, folder, progress);
    await makePages(folder, progress);
    await beside();
    writeLicences(folder);
    progress.done(await packed(folder, library));
    writeHostFiles(folder, process.env['BASE_PATH'] ?? '/');
    return true;
  } catch (error) {
    // Findings in the content say it all by their message; anything else should not happen, and is shown with its stack.
    console.error(error instanceof Error && error.name === 'ContentError' ? error.message : error);
    return false;
  }
}

/** Creates the folder, or empties it but for the history of what was published from it. */
function empty(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (name !== '.git') rmSync(join(folder, name), { recursive: true });
}

/** What can be kept without a network, as `OFFLINE` says: `off` takes it back, `quick` packs less tightly. */
async function packed(folder: string, library: Library): Promise<string> {
  const { OFFLINE } = process.env;
  if (OFFLINE === 'off') {
    await writeOff(folder);
    return 'Packs: off';
  }
  const { packs } = await writePacks(folder, {
    books: packedBooksOf(library),
    site: 'Arbiter',
    day: today(),
    effort: OFFLINE === 'quick' ? 'quick' : 'thorough',
  });
  const bytes = packs.reduce((sum, { fetched }) => sum + fetched, 0);
  return `Packs: ${packs.length}, ${Math.round(bytes / 1000)} kB`;
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { outDir: { type: 'string', default: 'dist' } } });
  const ok = await build(values.outDir);
  if (ok) console.log(`The site is in ${relative('.', values.outDir) || '.'}`);
  process.exit(ok ? 0 : 1);
}
