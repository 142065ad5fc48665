/** What is said about the cases that somebody keeps on their device. Loaded when a case is kept, and on the casebook's page. */
import type { Plural } from './language.ts';

export interface CasebookWords {
  readonly title: string;
  /** One sentence, for a search engine. */
  readonly description: string;
  readonly lead: string;
  /** Where there is no script. */
  readonly noScript: string;
  readonly keep: {
    readonly title: string;
    /** Over a case that was kept a moment ago. */
    readonly again: string;
    /** On a page whose address holds no case that leads to a ruling. */
    readonly none: string;
    readonly optional: string;
    readonly done: string;
    readonly undo: string;
    readonly undone: string;
    readonly open: string;
    /** Makes the new ruling a version of the case that was opened from the casebook: `{what}`. */
    readonly instead: string;
    readonly insteadDone: string;
  };
  readonly fields: {
    readonly when: string;
    readonly tournament: string;
    readonly table: string;
    readonly round: string;
    readonly told: string;
    readonly note: string;
    /** Over the next two. */
    readonly review: string;
    readonly well: string;
    readonly better: string;
    /** Over what is folded at the table: the time, and looking back. */
    readonly more: string;
  };
  readonly list: {
    readonly count: Plural;
    readonly empty: string;
    readonly nothing: string;
    readonly search: string;
    readonly filters: string;
    readonly book: string;
    readonly all: string;
    readonly which: string;
    readonly archived: { readonly no: string; readonly only: string; readonly both: string };
    readonly undated: string;
    /** `{table}` */
    readonly atTable: string;
    readonly log: string;
    /** Beside a case that is archived, or that is only on this page. */
    readonly isArchived: string;
    readonly isHere: string;
  };
  readonly one: {
    readonly back: string;
    readonly gone: string;
    readonly situation: string;
    readonly facts: string;
    readonly follows: string;
    readonly cites: string;
    readonly edition: string;
    readonly sum: string;
    readonly reopen: string;
    readonly amend: string;
    readonly save: string;
    readonly cancel: string;
    readonly saved: string;
    readonly archive: string;
    readonly unarchive: string;
    readonly remove: string;
    readonly removed: Plural;
    readonly undo: string;
    /** While somebody amends a case that another tab changes. */
    readonly elsewhere: string;
    readonly nothingSaid: string;
  };
  readonly versions: {
    readonly title: Plural;
    /** `{n}`, `{at}` */
    readonly name: string;
    readonly first: string;
    readonly emptied: string;
    readonly ruledAnew: string;
    readonly archived: string;
    readonly unarchived: string;
    readonly beside: string;
    readonly clockBack: string;
  };
  readonly log: {
    readonly title: string;
    readonly print: string;
  };
  readonly files: {
    readonly title: string;
    readonly json: string;
    readonly csv: string;
    readonly bring: string;
    readonly how: string;
    /** Name of a file, without its ending. */
    readonly name: string;
    readonly exported: Plural;
    readonly fresh: Plural;
    readonly further: Plural;
    readonly same: Plural;
    readonly nothing: string;
    readonly refused: string;
    /** `{where}`, `{why}`; and with what stands there, `{found}`. */
    readonly fault: string;
    readonly faultFound: string;
    readonly whole: string;
    readonly more: Plural;
    readonly why: Readonly<
      Record<
        'not-json' | 'other-kind' | 'newer' | 'missing' | 'unknown' | 'wrong' | 'too-long' | 'too-many' | 'none',
        string
      >
    >;
    readonly unread: string;
  };
  readonly device: {
    readonly title: string;
    readonly where: string;
    readonly persisted: string;
    readonly notPersisted: string;
    readonly clear: string;
    readonly clearHow: string;
    readonly clearAll: string;
    /** `{count}` cases on `{day}`, `{left}` now. */
    readonly lost: string;
    readonly lostSeen: string;
    readonly trouble: Readonly<Record<'missing' | 'failed' | 'blocked' | 'newer' | 'full', string>>;
    readonly here: Plural;
    readonly retry: string;
    readonly unreadable: Plural;
    readonly unreadableHow: string;
    readonly raw: string;
    readonly notRemoved: string;
  };
  /** Heads of the table for a spreadsheet that no field is called. */
  readonly table: {
    readonly id: string;
    readonly ruling: string;
    readonly versions: string;
    readonly yes: string;
    readonly no: string;
    readonly archived: string;
    readonly link: string;
  };
}
