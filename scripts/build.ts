/**
 * Builds the site and its search index: `npm run build`. Content is read once: what is checked is what the
 * pages and the search index are made from. `--outDir <folder>` (default `dist`) is the destination; `--book
 * <id>` rebuilds the pages of one book and `--shared` those of no book, keeping the rest. BASE_PATH is the
 * path that the site will be served at (default `/`), OFFLINE the kind of packs for offline use (`off`,
 * `quick`; scripts/packs/).
 */
import { globSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { soundContent, soundSettings } from '#check/assert.ts';
import { contentRoot } from '#library/content-root.ts';
import { readDraft } from '#library/draft.ts';
import { readContentFiles } from '#library/files.ts';
import { today } from '#library/in-force.ts';
import { joinDraft } from '#library/load.ts';
import { houseIn } from '#library/house/house-file.ts';
import { booksIn, filesOfBook, isForBook } from '#library/one-book.ts';
import type { Library } from '#library/types.ts';
import { handOver } from '#site/handover.ts';
import { bytesOf } from '#offline/offer.ts';
import { buildExtras } from './extras.ts';
import { slashed } from './hosting/headers.ts';
import { writeHostFiles } from './hosting/write.ts';
import { writeLicences } from './licences/shipped.ts';
import { writeManifests } from './manifests.ts';
import { makePages, partOfAll, partOfBook, type Part } from './make-pages.ts';
import { askedOptions } from './options.ts';
import { packedBooksOf } from './packs/books.ts';
import { writeOff, writePacks } from './packs/write.ts';
import { progressOn, type Progress } from './progress.ts';

/**
 * Builds into a folder and reports progress. Only once per process, see makePages.
 * @param only a book's id, or `shared` for what belongs to no book; all of the site by default.
 * @returns whether all went well; if not, the problem has been reported.
 */
export async function build(outDir: string, only?: { readonly book: string } | 'shared'): Promise<boolean> {
  const folder = resolve(outDir);
  const progress = progressOn(process.stdout);
  try {
    if (only === undefined) await buildAll(folder, progress);
    else if (only === 'shared') await buildShared(folder, progress);
    else await buildBook(folder, progress, only.book);
    return true;
  } catch (error) {
    // Findings in the content are reported by message only; other errors are unexpected and shown with their
    // stack.
    console.error(error instanceof Error && error.name === 'ContentError' ? error.message : error);
    return false;
  }
}

async function buildAll(folder: string, progress: Progress): Promise<void> {
  const files = readContentFiles(contentRoot);
  const library = joinDraft(soundContent(files).draft, today());
  progress.done(`Content: ${files.length} files, no findings`);
  empty(folder);
  await buildSite(folder, progress, library, '*');
}

/**
 * Checks one book and builds its pages, keeping the rest of the folder. Of other books it reads only what
 * these pages need.
 */
async function buildBook(folder: string, progress: Progress, book: string): Promise<void> {
  const houses = readContentFiles(contentRoot, (file) => houseIn(file) === book);
  const books = booksIn(houses, book);
  const files = readContentFiles(contentRoot, (file) => isForBook(file, books));
  const own = filesOfBook(files, books);
  soundSettings(files);
  soundContent(own);
  const library = joinDraft(readDraft(files), today());
  if (!library.books.some(({ id }) => id === book)) throw new Error(`There is no book ${book} in content/`);
  progress.done(`Content of ${book}: ${own.length} files, no findings`);
  for (const old of globSync([`*/${book}`, `api/*/${book}`], { cwd: folder }))
    if (!old.startsWith('icons')) rmSync(join(folder, old), { recursive: true });
  handOver(library, books.length === 1 ? book : `{${books.join(',')}}`);
  await makePages(folder, progress, partOfBook(book));
  writeManifests(library, folder, slashed(process.env['BASE_PATH'] ?? '/'));
}

/**
 * Makes what belongs to no book: the start, ideas, the full text of all books, pictures and packs. Books are
 * checked where they are built.
 */
async function buildShared(folder: string, progress: Progress): Promise<void> {
  const files = readContentFiles(contentRoot);
  soundSettings(files);
  const library = joinDraft(readDraft(files), today());
  progress.done(`Content: ${library.books.length} books`);
  await buildSite(folder, progress, library, undefined, partOfAll(library.books.map(({ id }) => id)));
}

/**
 * @param texts of which books the pages show, see `handOver`.
 * @param part of the pages to make: those of books may be there already.
 */
async function buildSite(
  folder: string,
  progress: Progress,
  library: Library,
  texts: string | undefined,
  part?: Part,
): Promise<void> {
  handOver(library, texts);
  const extras = buildExtras(library, folder, progress);
  await makePages(folder, progress, part);
  await extras();
  writeLicences(folder);
  progress.done(await packed(folder, library));
  writeHostFiles(folder, process.env['BASE_PATH'] ?? '/', library.settings.embed);
}

/** Creates the folder, or empties it but for the history of what was published from it. */
function empty(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (name !== '.git') rmSync(join(folder, name), { recursive: true });
}

/** Writes the packs for offline use as `OFFLINE` says: `off` withdraws them, `quick` compresses less. */
async function packed(folder: string, library: Library): Promise<string> {
  const { OFFLINE } = process.env;
  if (OFFLINE === 'off') {
    await writeOff(folder);
    return 'Packs: off';
  }
  const { packs } = await writePacks(folder, {
    books: packedBooksOf(library),
    site: library.settings.name,
    embed: library.settings.embed,
    day: today(),
    effort: OFFLINE === 'quick' ? 'quick' : 'thorough',
  });
  const bytes = bytesOf(packs);
  return `Packs: ${packs.length}, ${Math.round(bytes / 1000)} kB`;
}

if (import.meta.main) {
  const { values } = askedOptions({
    options: {
      outDir: { type: 'string', default: 'dist' },
      book: { type: 'string' },
      shared: { type: 'boolean', default: false },
    },
  });
  const { outDir, book, shared } = values;
  const ok = await build(outDir, book === undefined ? (shared ? 'shared' : undefined) : { book });
  if (ok) console.log(`The site is in ${relative('.', outDir) || '.'}`);
  process.exit(ok ? 0 : 1);
}
