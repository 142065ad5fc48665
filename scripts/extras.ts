/** Builds everything in a site apart from its pages. */
import type { Library } from '#library/types.ts';
import { slashed } from './hosting/headers.ts';
import { writeManifests } from './manifests.ts';
import { previewsOf, writeFavicon, writePreviews } from './previews.ts';
import type { Progress } from './progress.ts';
import { writeSearchIndex } from './search-index.ts';

/**
 * Starts what runs in other processes and threads: the full-text index, pictures and icons.
 * @param folder of the site; pages may be written into it meanwhile.
 * @returns waits for these, writes the rest, and reports it.
 */
export function buildExtras(library: Library, folder: string, progress: Progress): () => Promise<void> {
  const indexing = writeSearchIndex(library, folder);
  // Prevents unhandledRejection: the errors surface where they are awaited below.
  indexing.catch(() => undefined);
  const drawing = previewsOf(library);
  drawing.catch(() => undefined);
  return async () => {
    progress.done(`Full text: ${await indexing} records`);
    const pictures = await drawing;
    writePreviews(pictures, folder);
    writeFavicon(library, folder);
    progress.done(`Pictures for chats, and icons: ${pictures.length}`);
    writeManifests(library, folder, slashed(process.env['BASE_PATH'] ?? '/'));
  };
}
