/** The first stage: checks the content, and leaves its draft for the others. */
import { contentRoot } from '#library/content-root.ts';
import type { Day } from '#library/in-force.ts';
import { joinDraft } from '#library/load.ts';
import { lettersOf } from '../page-font.ts';
import { packedBooksOf } from '../packs/books.ts';
import type { PackedBook } from '../packs/places.ts';
import { progressOn } from '../progress.ts';
import { soundDraft } from '../sound-draft.ts';
import { writeDraft } from './kept-draft.ts';
import { stage } from './stage.ts';

export interface CheckOrder {
  /** Where the draft is left. */
  readonly draft: string;
  /** The day on which editions are in force (YYYY-MM-DD). */
  readonly day: Day;
}

/** What is known of content that is sound. */
export interface Checked {
  /** All that the pages show: the font is made before their library is there. */
  readonly letters: string;
  readonly books: readonly PackedBook[];
}

await stage(({ draft: file, day }: CheckOrder): Checked => {
  const draft = soundDraft(contentRoot, progressOn(process.stdout));
  writeDraft(file, draft);
  const library = joinDraft(draft, day);
  return { letters: lettersOf(library), books: packedBooksOf(library) };
});
