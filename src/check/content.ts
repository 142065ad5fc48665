/** The input of the checks: the draft with its tables, and what is known of unreadable files. */
import { readDraft, type Draft, type DraftBook, type DraftEdition } from '#library/draft.ts';
import type { ContentFile } from '#library/placed.ts';
import type { KeptFiles } from '#library/read-file.ts';
import type { FrozenFile } from '#library/frozen.ts';
import { rulingsIn, tablesOf, type RulingIn, type SituationTable } from '#library/tables.ts';
import { consequencesOf, type ConsequenceAt } from './consequences.ts';
import { unreadableIn, unreadableInBoth, type Unreadable } from './unreadable.ts';

/** All that is checked, of all books. */
export interface Content {
  readonly draft: Draft;
  readonly editions: readonly EditionContent[];
  /** The text of content/permalinks.txt. */
  readonly permalinks: string | undefined;
}

/** An edition as checks look at it. */
export interface EditionContent {
  readonly book: DraftBook;
  readonly edition: DraftEdition;
  /** `<book>/<edition>` */
  readonly path: string;
  readonly tables: readonly SituationTable[];
  /** All rulings in rules, also those of unknown situations. */
  readonly rulings: readonly RulingIn[];
  /** All possible outcomes: rulings, and each situation's `otherwise`. */
  readonly consequences: readonly ConsequenceAt[];
  readonly unreadable: Unreadable;
  /** Its frozen tables. */
  readonly frozen: readonly FrozenFile[];
}

/** Reads and joins the files, as far as they can be read. Never throws. @param kept see `readDraft` */
export function readContent(files: readonly ContentFile[], kept?: KeptFiles): Content {
  const draft = readDraft(files, kept);
  const editions = draft.books.flatMap((book) =>
    book.editions.map((edition): EditionContent => {
      const frozen = draft.frozen.filter((each) => each.book === book.id && each.edition === edition.id);
      const own = pathOf(book, edition);
      const unreadable = book.house
        ? unreadableInBoth(draft, files, { below: book.house.data.on, own })
        : unreadableIn(draft, files, own);
      return editionContent(book, edition, unreadable, frozen);
    }),
  );
  return { draft, editions, permalinks: files.find((each) => each.file === 'content/permalinks.txt')?.text };
}

/** An edition as the checks look at it. */
export function editionContent(
  book: DraftBook,
  edition: DraftEdition,
  unreadable: Unreadable,
  frozen: readonly FrozenFile[] = [],
): EditionContent {
  const rulings = rulingsIn(edition);
  return {
    book,
    edition,
    path: pathOf(book, edition),
    tables: tablesOf(edition),
    rulings,
    consequences: consequencesOf(edition, rulings),
    unreadable,
    frozen,
  };
}

function pathOf(book: DraftBook, edition: DraftEdition): string {
  return `${book.id}/${edition.id}`;
}
