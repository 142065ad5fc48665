/**
 * Builds the site and its search index: `npm run build`. Content is read once: what is checked is what the pages and
 * the search index are made from.
 * `--outDir <folder>` (default `dist`) says where to, `--parts <n>` by how many other processes pages are made
 * (page-parts.ts), BASE_PATH under which path it will be served (default `/`), OFFLINE whether it can be kept for when there
 * is no network (`off`, `quick`; scripts/packs/).
 */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
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
import { collectInOnePiece } from './memory.ts';
import { writeManifests } from './manifests.ts';
import { writeNamesIndex } from './names-index.ts';
import { hashOf, makeInParts, partsFor, partsOf, sharing, type Parts } from './page-parts.ts';
import { packedBooksOf } from './packs/books.ts';
import type { PackedBook } from './packs/places.ts';
import { writeOff, writePacks } from './packs/write.ts';
import { previewsOf, writePreviews } from './previews.ts';
import { progressOn, watching, type Progress } from './progress.ts';
import { searchIndexOf } from './search-index.ts';

/**
 * Builds into a folder and says how far it is. Not twice in one process, see makePages.
 * @param parts by how many other processes pages are made, 0 for none; as many as the library asks for unless told.
 * @returns whether all went well; if not, what was wrong has been said.
 */
export async function build(outDir: string, parts?: number): Promise<boolean> {
  collectInOnePiece();
  const progress = progressOn(process.stdout);
  const folder = resolve(outDir);
  try {
    const { books, toCome } = await fromLibrary(folder, parts, progress);
    if (toCome) {
      await makeInParts(toCome, folder);
      progress.done(`Pages and data, by ${String(toCome.of)} ${toCome.of === 1 ? 'process' : 'processes'}`);
    }
    writeLicences(folder);
    progress.done(await packed(folder, books));
    writeHostFiles(folder, process.env['BASE_PATH'] ?? '/');
    return true;
  } catch (error) {
    console.error(error instanceof ContentError ? error.message : error);
    return false;
  }
}

/**
 * All that the library is needed for; the processes that make pages of a large one have their own.
 * @returns the books to pack, and the pages that are yet to be made.
 */
async function fromLibrary(
  folder: string,
  parts: number | undefined,
  progress: Progress,
): Promise<{ readonly books: readonly PackedBook[]; readonly toCome?: Parts }> {
  const { library, files, ...checked } = soundLibrary();
  progress.done(`Content: ${files} files, no findings`);
  const books = packedBooksOf(library);
  const beside = besidePages(library, progress);
  const of = parts ?? partsFor(library);
  if (of === 0) {
    handOver(() => library);
    await makePages(folder, (astro) => watching(progress)(sharing({ at: 0, of: 1 })(astro)));
    await beside(folder);
    return { books };
  }
  emptied(folder);
  await beside(folder);
  return { books, toCome: partsOf(library, checked, of) };
}

/** Begins with what is made of a library beside its pages. @returns writes it, and says so. */
function besidePages(library: Library, progress: Progress): (folder: string) => Promise<void> {
  const indexing = searchIndexOf(library);
  // Whoever waits for them below hears of a failure, and not the process before that.
  indexing.catch(() => undefined);
  const drawing = previewsOf(library);
  drawing.catch(() => undefined);
  return async (folder) => {
    progress.done(`Index of names: ${writeNamesIndex(library, folder)} files`);
    const index = await indexing;
    await index.write(folder);
    progress.done(`Full text: ${index.records} records`);
    const pictures = await drawing;
    writePreviews(pictures, folder);
    progress.done(`Pictures for chats, and icons: ${pictures.length}`);
    writeManifests(library, folder, slashed(process.env['BASE_PATH'] ?? '/'));
  };
}

/** A folder that is there, with nothing in it but its history, as Vite leaves one where it makes the pages. */
function emptied(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (name !== '.git') rmSync(join(folder, name), { recursive: true });
}

/** A function of its own, so that nothing of the files, and of what was made of them to check them, is held beside the library. */
function soundLibrary() {
  const files = readContentFiles(contentRoot);
  const { draft } = soundContent(files);
  const day = today();
  return { library: joinDraft(draft, day), day, files: files.length, content: hashOf(files) };
}

/** What can be kept without a network, as `OFFLINE` says: `off` takes it back, `quick` packs less tightly. */
async function packed(folder: string, books: readonly PackedBook[]): Promise<string> {
  const { OFFLINE } = process.env;
  if (OFFLINE === 'off') {
    await writeOff(folder);
    return 'Packs: off';
  }
  const { packs } = await writePacks(folder, {
    books,
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
