/** The files of a made book as a published one has them. */
import { readContent } from '#check/content.ts';
import { unfrozenIn } from '#check/freeze.ts';
import { PERMALINKS_FILE, updatedPermalinks } from '#check/permalinks.ts';
import { frozenFile } from '#library/frozen.ts';
import type { MadeFile } from './book.ts';

/**
 * The files with what `npm run check -- --update-permalinks` would add. Whether they are sound is for the
 * checker to say.
 */
export function published(files: readonly MadeFile[]): readonly MadeFile[] {
  const content = readContent(files);
  const frozen = content.editions.flatMap(unfrozenIn);
  const editions = content.editions.map((edition) => {
    return { ...edition, frozen: frozen.flatMap((each) => frozenFile(each) ?? []) };
  });
  return [...files, ...frozen, { file: PERMALINKS_FILE, text: updatedPermalinks({ ...content, editions }) }];
}
