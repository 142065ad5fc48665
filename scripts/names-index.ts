/** Writes the index of names: a large book's has seventeen files for each rule, too many to be pages of their own. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Library } from '#library/types.ts';
import { indexesOf, namesFiles } from '#search/index-files.ts';

/** Writes the index of each edition of a library into a built site. @returns how many files. */
export function writeNamesIndex(library: Library, outDir: string): number {
  let count = 0;
  for (const index of indexesOf(library))
    for (const { path, data } of namesFiles(index)) {
      const file = join(outDir, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(data));
      count++;
    }
  return count;
}
