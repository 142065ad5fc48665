/** Writes the index of the full text beside a built site: `node scripts/search-index.ts [folder]` (default `dist`). */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import { readContentFiles } from '#library/files.ts';
import { today } from '#library/in-force.ts';
import { joinLibrary } from '#library/load.ts';
import type { TextRecord } from '#search/full-text/record.ts';
import { textRecords } from '#search/full-text/records.ts';

/** Pagefind's own interfaces, which nothing here shows. */
const NOT_NEEDED = /-ui\.|^pagefind-highlight|^wasm\.unknown/;

/**
 * Writes `<outDir>/pagefind/<language>/`, a bundle per language: Pagefind opens one language of a bundle only, and
 * whoever looks through all books opens them all.
 * @returns what was written, in words.
 * @throws with the record or the language that failed.
 */
export async function writeSearchIndex(outDir: string): Promise<string> {
  const records = textRecords(joinLibrary(readContentFiles('.'), today()));
  const folder = join(outDir, 'pagefind');
  await rm(folder, { recursive: true, force: true });
  try {
    for (const [language, mine] of Map.groupBy(records, (record) => record.language)) {
      await writeBundle(join(folder, language), await indexOf(mine, language));
    }
  } finally {
    await close();
  }
  return `Full text: ${records.length} records in ${folder}`;
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

if (import.meta.main) {
  try {
    console.log(await writeSearchIndex(process.argv[2] ?? 'dist'));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
