/** The index of the full text, written beside a built site. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import type { Library } from '#library/types.ts';
import type { TextRecord } from '#search/full-text/record.ts';
import { textRecords } from '#search/full-text/records.ts';

/** Pagefind's own interfaces, which nothing here shows. */
const NOT_NEEDED = /-ui\.|^pagefind-highlight|^wasm\.unknown/;

/**
 * Writes `<outDir>/pagefind/<language>/`, a bundle per language: Pagefind opens one language of a bundle only, and
 * whoever looks through all books opens them all.
 * @returns how many records it holds.
 * @throws with the record or the language that failed.
 */
export async function writeSearchIndex(library: Library, outDir: string): Promise<number> {
  const records = textRecords(library);
  const folder = join(outDir, 'pagefind');
  await rm(folder, { recursive: true, force: true });
  try {
    for (const [language, mine] of Map.groupBy(records, (record) => record.language)) {
      await writeBundle(join(folder, language), await indexOf(mine, language));
    }
  } finally {
    await close();
  }
  return records.length;
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

async function writeBundle(folder: string, index: PagefindIndex): Promise<void> {
  const { files, errors } = await index.getFiles();
  if (errors.length > 0) throw new Error(`the search index for ${folder} cannot be made: ${errors.join('; ')}`);
  for (const { path, content } of files.filter((file) => !NOT_NEEDED.test(file.path))) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}
