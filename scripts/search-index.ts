/** The index of the full text, made beside the pages of a site. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import type { Library } from '#library/types.ts';
import type { TextRecord } from '#search/full-text/record.ts';
import { textRecords } from '#search/full-text/records.ts';

/** Pagefind's own interfaces, which nothing here shows. */
const NOT_NEEDED = /-ui\.|^pagefind-highlight|^wasm\.unknown/;

/** A file of the index, and where it goes below the site. */
export interface IndexFile {
  readonly path: string;
  readonly content: Uint8Array;
}

/** The index of the full text in all languages: how many texts it was made of, and its files. */
export interface SearchIndex {
  readonly records: number;
  readonly files: readonly IndexFile[];
}

/**
 * Makes `pagefind/<language>/`, a bundle per language: Pagefind opens one language of a bundle only, and whoever looks
 * through all books opens them all. Pagefind is a process of its own, which works beside whoever waits for it.
 * @throws with the record or the language that failed.
 */
export async function searchIndexOf(library: Library): Promise<SearchIndex> {
  const records = textRecords(library);
  const files: IndexFile[] = [];
  try {
    for (const [language, mine] of Map.groupBy(records, (record) => record.language))
      files.push(...(await bundleOf(`pagefind/${language}`, await indexOf(mine, language))));
  } finally {
    await close();
  }
  return { records: records.length, files };
}

/** Writes an index into a built site, in the place of one that may be there. */
export async function writeSearchIndex({ files }: SearchIndex, outDir: string): Promise<void> {
  await rm(join(outDir, 'pagefind'), { recursive: true, force: true });
  for (const { path, content } of files) {
    await mkdir(dirname(join(outDir, path)), { recursive: true });
    await writeFile(join(outDir, path), content);
  }
}

async function indexOf(records: readonly TextRecord[], language: string): Promise<PagefindIndex> {
  const { index, errors } = await createIndex();
  if (!index) throw new Error(`no search index for ${language}: ${errors.join('; ')}`);
  for (const { url, content, meta, filters } of records) {
    const added = await index.addCustomRecord({
      url,
      content,
      language,
      meta: { ...meta },
      filters: { edition: [...filters.edition] },
    });
    if (added.errors.length > 0) throw new Error(`the search index refuses ${url}: ${added.errors.join('; ')}`);
  }
  return index;
}

async function bundleOf(folder: string, index: PagefindIndex): Promise<readonly IndexFile[]> {
  const { files, errors } = await index.getFiles();
  if (errors.length > 0) throw new Error(`the search index for ${folder} cannot be made: ${errors.join('; ')}`);
  return files
    .filter(({ path }) => !NOT_NEEDED.test(path))
    .map(({ path, content }) => ({
      path: `${folder}/${path}`,
      content: SCRIPT.test(path) ? failing(content) : content,
    }));
}

const SCRIPT = /^pagefind(?:-worker)?\.js$/;
/** What Pagefind does about a part of its index that does not come, or not whole. */
const UNHEARD = /catch\(e\)\{console\.error\(`Failed to load the index chunk [^`]*`\);\}/g;

/**
 * Pagefind takes a part of its index that it cannot load for one in which there is nothing, so that a search finds less and
 * nobody knows. In a site its scripts do not: then the search fails, and whoever asked can say so (src/search/full-text/search.ts).
 * @throws where this Pagefind does not say it in the same words
 */
function failing(script: Uint8Array): Uint8Array {
  const text = new TextDecoder().decode(script);
  if (text.match(UNHEARD)?.length !== 1) throw new Error('Pagefind no longer loads its index as it did: see UNHEARD');
  return new TextEncoder().encode(text.replace(UNHEARD, 'catch(e){throw e}'));
}
