/** The last stages: each makes one part of the pages. */
import { joinDraft } from '#library/load.ts';
import { handOver } from '#site/handover.ts';
import { makePages } from '../make-pages.ts';
import { mapOf, sharing, type Part } from '../page-parts.ts';
import { progressOn, watching } from '../progress.ts';
import type { BesideOrder } from './beside.ts';
import { readKeptDraft } from './kept-draft.ts';
import { stage } from './stage.ts';

export interface PagesOrder extends BesideOrder, Part {
  /** All that the pages show: the font is made before their library is there. */
  readonly letters: string;
}

await stage(async (order: PagesOrder) => {
  // Read when all is bundled: the bundler's memory is free again by then.
  handOver(() => joinDraft(readKeptDraft(order.draft), order.day), order.letters);
  const watched = watching(progressOn(process.stdout));
  const share = sharing(order);
  await makePages(order.folder, (astro) => watched(share(astro)), mapOf(order));
});
