/** One part of a large library's pages, in a process of its own: `node page-part.ts <order>` (page-parts.ts starts it). */
import { handOver } from '#site/handover.ts';
import { contentRoot } from '#library/content-root.ts';
import { readDraft } from '#library/draft.ts';
import { readContentFiles } from '#library/files.ts';
import { joinDraft } from '#library/load.ts';
import type { Library } from '#library/types.ts';
import { makePages } from './make-pages.ts';
import { collectInOnePiece } from './memory.ts';
import { hashOf, mapOf, sharing, type PartOrder } from './page-parts.ts';
import { progressOn, watching } from './progress.ts';

const order = JSON.parse(process.argv[2] ?? '') as PartOrder;

/** Read when all is bundled: the bundler's memory is free again by then. */
function library(): Library {
  const files = readContentFiles(contentRoot);
  if (hashOf(files) !== order.content)
    throw new Error('The content has changed since it was checked. Start the build again once nobody is writing.');
  return joinDraft(readDraft(files), order.day);
}

collectInOnePiece();
try {
  handOver(library, order.letters);
  const watched = watching(progressOn(process.stdout));
  const share = sharing(order);
  await makePages(order.folder, (astro) => watched(share(astro)), { isEmptied: false, map: mapOf(order) });
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
