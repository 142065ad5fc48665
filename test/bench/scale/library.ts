/** The library of a made book, as its pages and its index are made from it. */
import { readDraft } from '#library/draft.ts';
import { readContentFiles } from '#library/files.ts';
import { joinDraft } from '#library/load.ts';
import type { Library } from '#library/types.ts';

/** A day on which the made edition is in force. */
export const DAY = '2026-06-01';

export function libraryOf(root: string): Library {
  return joinDraft(readDraft(readContentFiles(root)), DAY);
}
