/** The index of the full text, made beside the pages of a site. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import { booksInAll } from '#library/in-language.ts';
import type { Library } from '#library/types.ts';
import type { Language } from '#model/language.ts';
import type { TextRecord } from '#search/full-text/record.ts';
import { textRecords } from '#search/full-text/records.ts';
import { steady } from './steady-index.ts';

/** Pagefind's own interfaces, which nothing here shows. */
const NOT_NEEDED = /-ui\.|^pagefind-highlight|^wasm\.unknown/;

/**
 * Writes `pagefind/<language>/` into a built site, in the place of what may be there: a bundle per language,
 * since Pagefind opens one language of a bundle only, and whoever looks through all books opens them all.
 * Pagefind is a process of its own, which works while this one makes pages.
 * @returns of how many texts the index is made.
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
  // Pagefind says that it has written before all of it is on the disk, and ending it cuts off the rest.
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
/** What Pagefind does about a part of its index that does not come, or not whole. */
const UNHEARD = /catch\(e\)\{console\.error\(`Failed to load the index chunk [^`]*`\);\}/g;

/**
 * Pagefind takes a part of its index that it cannot load for one in which there is nothing, so that a search
 * finds less and nobody knows. In a site its scripts do not: then the search fails, and whoever asked can say
 * so (src/search/full-text/search.ts).
 * @throws where this Pagefind does not say it in the same words
 */
function failing(script: string): string {
  if (script.match(UNHEARD)?.length !== 1) throw new Error('Pagefind no longer loads its index as it did: see UNHEARD');
  return script.replace(UNHEARD, 'catch(e){throw e}');
}
