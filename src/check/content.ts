/** What the checks look at: the draft with its tables, and what is known of the files that could not be read. */
import { readDraft, type ContentFile, type Draft, type DraftBook, type DraftEdition } from '#library/draft.ts';
import { rulingsIn, tablesOf, type RulingIn, type SituationTable } from '#library/tables.ts';
import { consequencesOf, type ConsequenceAt } from './consequences.ts';
import { unreadableIn, type Unreadable } from './unreadable.ts';

export interface Content {
  readonly draft: Draft;
  readonly editions: readonly EditionContent[];
  /** The text of content/permalinks.txt. */
  readonly permalinks: string | undefined;
}

export interface EditionContent {
  readonly book: DraftBook;
  readonly edition: DraftEdition;
  /** `<book>/<edition>` */
  readonly path: string;
  readonly tables: readonly SituationTable[];
  /** All rulings in rules, also those of unknown situations. */
  readonly rulings: readonly RulingIn[];
  /** Everything that can be the end of a case: rulings, and what situations say for the rest. */
  readonly consequences: readonly ConsequenceAt[];
  readonly unreadable: Unreadable;
}

/** Reads and joins the files, as far as they can be read. Never throws. */
export function readContent(files: readonly ContentFile[]): Content {
  const draft = readDraft(files);
  const editions = draft.books.flatMap((book) =>
    book.editions.map((edition): EditionContent => {
      const path = `${book.id}/${edition.id}`;
      const tables = tablesOf(edition);
      const rulings = rulingsIn(edition);
      const consequences = consequencesOf(edition, rulings);
      return { book, edition, path, tables, rulings, consequences, unreadable: unreadableIn(draft, files, path) };
    }),
  );
  return { draft, editions, permalinks: files.find((each) => each.file === 'content/permalinks.txt')?.text };
}
