/** The second stage: writes what is made of a library beside its pages. */
import { joinDraft } from '#library/load.ts';
import { besidePages } from '../beside-pages.ts';
import { progressOn } from '../progress.ts';
import type { CheckOrder } from './check.ts';
import { readKeptDraft } from './kept-draft.ts';
import { stage } from './stage.ts';

export interface BesideOrder extends CheckOrder {
  /** Of the site. */
  readonly folder: string;
}

await stage(async ({ draft, day, folder }: BesideOrder) => {
  const library = joinDraft(readKeptDraft(draft), day);
  await besidePages(library, folder, progressOn(process.stdout))();
});
