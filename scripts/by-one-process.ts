/** A site by the process that builds: for libraries of a usual size. */
import { contentRoot } from '#library/content-root.ts';
import { today } from '#library/in-force.ts';
import { joinDraft } from '#library/load.ts';
import { handOver } from '#site/handover.ts';
import { besidePages } from './beside-pages.ts';
import { makePages } from './make-pages.ts';
import { sharing } from './page-parts.ts';
import { packedBooksOf } from './packs/books.ts';
import type { PackedBook } from './packs/places.ts';
import { progressOn, watching } from './progress.ts';
import { soundDraft } from './sound-draft.ts';

/**
 * Checks the content, and makes all of a site but its packs.
 * @param sound is called when the content is sound, before anything is written.
 * @returns the books to pack.
 * @throws ContentError with what was found in the content.
 */
export async function byOneProcess(folder: string, sound: () => void): Promise<readonly PackedBook[]> {
  const progress = progressOn(process.stdout);
  const library = joinDraft(soundDraft(contentRoot, progress), today());
  sound();
  const beside = besidePages(library, folder, progress);
  handOver(() => library);
  await makePages(folder, (astro) => watching(progress)(sharing({ at: 0, of: 1 })(astro)));
  await beside();
  return packedBooksOf(library);
}
