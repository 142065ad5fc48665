/** The index of the full text, made beside the pages of a site. */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import type { Library } from '#library/types.ts';
import type { TextRecord } from '#search/full-text/record.ts';
import { textRecords } from '#search/full-text/records.ts';

/** Pagefind's own interfaces, which nothing here shows. */
const NOT_NEEDED = /-ui\.|^pagefind-highlight|^wasm\.unknown/;

/** The index of the full text in all languages, held by Pagefind's own process until it is written. */
export interface SearchIndex {
  /** Of how many texts it was made. */
  readonly records: number;
  /** Writes it into a built site, in the place of one that may be there. Once. @throws with the language that failed. */
  readonly write: (outDir: string) => Promise<void>;
}

/**
 * Makes `pagefind/<language>/`, a bundle per language: Pagefind opens one language of a bundle only, and whoever looks
 * through all books opens them all. Pagefind is a process of its own, which works beside whoever waits for it.
 * @throws with the record or the language that failed.
 */
export async function searchIndexOf(library: Library): Promise<SearchIndex> {
  const indexes = new Map<string, PagefindIndex>();
  let records = 0;
  try {
    for (const record of textRecords(library)) {
      const index = indexes.get(record.language) ?? (await emptyIndex(record.language));
      indexes.set(record.language, index);
      await add(record, index);
      records += 1;
    }
  } catch (error) {
    await close();
    throw error;
  }
  return { records, write: (outDir) => write(indexes, join(outDir, 'pagefind')) };
}

async function emptyIndex(language: string): Promise<PagefindIndex> {
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

async function write(indexes: ReadonlyMap<string, PagefindIndex>, folder: string): Promise<void> {
  try {
    await rm(folder, { recursive: true, force: true });
    for (const [language, index] of indexes) {
      const bundle = join(folder, language);
      const { errors } = await index.writeFiles({ outputPath: bundle });
      if (errors.length > 0)
        throw new Error(`the search index for ${language} cannot be written: ${errors.join('; ')}`);
      for (const name of await readdir(bundle)) {
        const file = join(bundle, name);
        if (NOT_NEEDED.test(name)) await rm(file);
        else if (SCRIPT.test(name)) await writeFile(file, failing(await readFile(file, 'utf8')));
      }
    }
  } finally {
    await close();
  }
}

const SCRIPT = /^pagefind(?:-worker)?\.js$/;
/** What Pagefind does about a part of its index that does not come, or not whole. */
const UNHEARD = /catch\(e\)\{console\.error\(`Failed to load the index chunk [^`]*`\);\}/g;

/**
 * Pagefind takes a part of its index that it cannot load for one in which there is nothing, so that a search finds less and
 * nobody knows. In a site its scripts do not: then the search fails, and whoever asked can say so (src/search/full-text/search.ts).
 * @throws where this Pagefind does not say it in the same words
 */
function failing(script: string): string {
  if (script.match(UNHEARD)?.length !== 1) throw new Error('Pagefind no longer loads its index as it did: see UNHEARD');
  return script.replace(UNHEARD, 'catch(e){throw e}');
}
