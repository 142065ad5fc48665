/** Builds the full-text index while a site's pages are built. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import { booksInAll } from '#library/in-language.ts';
import type { Library } from '#library/types.ts';
import type { Language } from '#model/language.ts';
import type { TextRecord } from '#search/full-text/text-record.ts';
import { textRecords } from '#search/full-text/text-records.ts';
import { steady } from './steady-index.ts';

/** Pagefind's own interfaces, which nothing here shows. */
const NOT_NEEDED = /-ui\.|^pagefind-highlight|^wasm\.unknown/;

/**
 * Writes `pagefind/<language>/` into a built site, replacing existing files: a bundle per language, since
 * Pagefind opens only one language of a bundle; a search over all books opens them all. Pagefind runs in its
 * own process.
 * @returns the number of texts in the index.
 * @throws with the record or the language that failed.
 */
export async function writeSearchIndex(library: Library, outDir: string): Promise<number> {
  const folder = join(outDir, 'pagefind');
  rmSync(folder, { recursive: true, force: true });
  let texts = 0;
  try {
    for (const language of languagesOf(library))
      texts += await writeBundle(textRecords(library, language), language, join(folder, language));
  } finally {
    await close();
  }
  return texts;
}

function languagesOf(library: Library): readonly Language[] {
  return [...new Set(booksInAll(library).map(({ book }) => book.language))];
}

/** @returns how many records there were. */
async function writeBundle(records: Iterable<TextRecord>, language: Language, bundle: string): Promise<number> {
  const index = await emptyIndex(language);
  let count = 0;
  for (const record of records) {
    await add(record, index);
    count++;
  }
  // Pagefind reports completion before everything is on disk; closing it then would truncate the files.
  const { files, errors } = await index.getFiles();
  if (errors.length > 0) throw new Error(`the search index for ${language} cannot be made: ${errors.join('; ')}`);
  for (const { path, content } of steady(files)) if (!NOT_NEEDED.test(path)) writeFile(join(bundle, path), content);
  return count;
}

function writeFile(file: string, content: Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, SCRIPT.test(basename(file)) ? failing(Buffer.from(content).toString('utf8')) : content);
}

async function emptyIndex(language: Language): Promise<PagefindIndex> {
  const { index, errors } = await createIndex();
  if (!index) throw new Error(`no search index for ${language}: ${errors.join('; ')}`);
  return index;
}

async function add({ url, content, language, meta, filters }: TextRecord, index: PagefindIndex): Promise<void> {
  const { errors } = await index.addCustomRecord({
    url,
    content,
    language,
    meta: { ...meta },
    filters: { edition: [...filters.edition] },
  });
  if (errors.length > 0) throw new Error(`the search index refuses ${url}: ${errors.join('; ')}`);
}

const SCRIPT = /^pagefind(?:-worker)?\.js$/;
/** Pagefind's handling of an index chunk that fails to load. */
const SWALLOWED_ERROR = /catch\(e\)\{console\.error\(`Failed to load the index chunk [^`]*`\);\}/g;

/**
 * Pagefind treats an index chunk that fails to load as empty, so that a search silently finds less. The
 * site's copy of its script lets the search fail instead, so that this can be reported
 * (src/search/full-text/search.ts).
 * @throws if this version of Pagefind has other code there
 */
function failing(script: string): string {
  if (script.match(SWALLOWED_ERROR)?.length !== 1)
    throw new Error('Pagefind no longer loads its index as it did: see SWALLOWED_ERROR');
  return script.replace(SWALLOWED_ERROR, 'catch(e){throw e}');
}
