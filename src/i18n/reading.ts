/** What the reading aids say: at references, on the way back, and about keys. */

import type { LookWords } from './site.ts';

/** A whole sentence around what it speaks of. */
type Says = (what: string) => string;

export interface ReadingWords {
  readonly look: LookWords;
  /** Leads to what a sheet shows, as that stands in running text. */
  readonly open: Says;
  readonly close: string;
  readonly back: {
    /** Leads back to where one was. */
    readonly to: Says;
    /** A page's or a term's name in a sentence. */
    readonly quoted: Says;
    readonly dismiss: string;
    /** The name of the region. */
    readonly label: string;
  };
  readonly copy: {
    /** Said when the link of a clause is copied. */
    readonly done: Says;
    /** Said when that of the whole page is. */
    readonly pageDone: string;
    readonly failed: string;
  };
  readonly keys: {
    readonly title: string;
    readonly search: string;
    readonly next: string;
    readonly previous: string;
    readonly copy: string;
    readonly return: string;
    readonly help: string;
    readonly escape: string;
    /** Between two keys of which either will do. */
    readonly or: string;
    readonly control: string;
    readonly escapeKey: string;
    /** The switch. */
    readonly single: string;
    readonly singleHow: string;
  };
}
