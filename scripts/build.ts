/**
 * Builds the site and its search index: `npm run build`. Content is read once: what is checked is what the pages and
 * the search index are made from.
 * `--outDir <folder>` (default `dist`) says where to, `--parts <n>` in how many parts pages are made (page-parts.ts), BASE_PATH under which path it will be served (default `/`), OFFLINE
 * whether it can be kept for when there is no network (`off`, `quick`; scripts/packs/).
 */
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ContentError, soundContent } from '#check/assert.ts';
import { handOver } from '#site/handover.ts';
import { contentRoot } from '#library/content-root.ts';
import { readContentFiles } from '#library/files.ts';
import { today } from '#library/in-force.ts';
import { joinDraft } from '#library/load.ts';
import type { Library } from '#library/types.ts';
import { writeHostFiles } from './hosting/write.ts';
import { writeLicences } from './licences/shipped.ts';
import { slashed } from './hosting/headers.ts';
import { makePages } from './make-pages.ts';
import { writeManifests } from './manifests.ts';
import { writeNamesIndex } from './names-index.ts';
import { hashOf, makeInParts, partsFor, sharing } from './page-parts.ts';
import { packedBooksOf } from './packs/books.ts';
import { writeOff, writePacks } from './packs/write.ts';
import { previewsOf, writePreviews } from './previews.ts';
import { progressOn, watching } from './progress.ts';
import { searchIndexOf } from './search-index.ts';

/**
 * Builds into a folder and says how far it is. Not twice in one process, see makePages.
 * @param parts in how many parts pages are made; as many as the library asks for unless told.
 * @returns whether all went well; if not, what was wrong has been said.
 */
export async function build(outDir: string, parts?: number): Promise<boolean> {
  const progress = progressOn(process.stdout);
  const folder = resolve(outDir);
  try {
    const { library, day, files, content } = soundLibrary();
    progress.done(`Content: ${files} files, no findings`);
    handOver(() => library);
    const indexing = searchIndexOf(library);
    // Whoever waits for them below hears of a failure, and not the process before that.
    indexing.catch(() => undefined);
    const drawing = previewsOf(library);
    drawing.catch(() => undefined);
    const of = parts ?? partsFor(library);
    if (of === 1) await makePages(folder, (astro) => watching(progress)(sharing({ at: 0, of })(astro)));
    else {
      await makeInParts({ content, library, day }, folder, of);
      progress.done(`Pages and data, in ${of} parts`);
    }
    progress.done(`Index of names: ${writeNamesIndex(library, folder)} files`);
    const index = await indexing;
    await index.write(folder);
    progress.done(`Full text: ${index.records} records`);
    const pictures = await drawing;
    writePreviews(pictures, folder);
    progress.done(`Pictures for chats, and icons: ${pictures.length}`);
    writeManifests(library, folder, slashed(process.env['BASE_PATH'] ?? '/'));
    writeLicences(folder);
    progress.done(await packed(folder, library));
    writeHostFiles(folder, process.env['BASE_PATH'] ?? '/');
    return true;
  } catch (error) {
    console.error(error instanceof ContentError ? error.message : error);
    return false;
  }
}

/** A function of its own, so that nothing of the files, and of what was made of them to check them, is held beside the library. */
function soundLibrary() {
  const files = readContentFiles(contentRoot);
  const { draft } = soundContent(files);
  const day = today();
  return { library: joinDraft(draft, day), day, files: files.length, content: hashOf(files) };
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
  const { values } = parseArgs({ options: { outDir: { type: 'string', default: 'dist' }, parts: { type: 'string' } } });
  const ok = await build(values.outDir, values.parts === undefined ? undefined : Number(values.parts));
  if (ok) console.log(`The site is in ${relative('.', values.outDir) || '.'}`);
  process.exit(ok ? 0 : 1);
}
