/** Puts a made book into a folder of its own, with the list of its addresses and the copies of its tables, as a published one has. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readContent } from '#check/content.ts';
import { unfrozenIn } from '#check/freeze.ts';
import { PERMALINKS_FILE, updatedPermalinks } from '#check/permalinks.ts';
import { frozenFile } from '#library/frozen.ts';
import type { MadeFile } from './book.ts';

/** Whether it is sound is for the checker to say. */
export function writeBook(root: string, files: readonly MadeFile[]): void {
  rmSync(root, { recursive: true, force: true });
  for (const { file, text } of published(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

/** The files with what `npm run check -- --update-permalinks` would add. */
export function published(files: readonly MadeFile[]): readonly MadeFile[] {
  const content = readContent(files);
  const frozen = content.editions.flatMap(unfrozenIn);
  const editions = content.editions.map((edition) => {
    return { ...edition, frozen: frozen.flatMap((each) => frozenFile(each) ?? []) };
  });
  return [...files, ...frozen, { file: PERMALINKS_FILE, text: updatedPermalinks({ ...content, editions }) }];
}
