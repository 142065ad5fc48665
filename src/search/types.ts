/** What a search finds, as the dialog shows it. */
import type { HitKind } from '#addresses/pages.ts';
import type { Language } from '#model/language.ts';

/** From and to (exclusive), in UTF-16 units of the text they belong to. */
export type Mark = readonly [from: number, to: number];

export interface MarkedText {
  readonly text: string;
  readonly marks: readonly Mark[];
  /** The language of the text, where that is not its book's. */
  readonly lang?: Language;
}

export interface Hit {
  /** A thing of a book, or a tool of the site. */
  readonly kind: HitKind | 'tool';
  /** Book id; empty for a tool that belongs to no book. */
  readonly book: string;
  /** Edition id; empty like that. */
  readonly edition: string;
  /**
   * Below the edition's own address: `17/#a`, `situations/kap/`, `terms/#kap`, `rulings/x/`, `laws/#27b1-a`;
   * for a tool without a book below the site's: `nl/casebook/`.
   */
  readonly path: string;
  /** As the book writes it, for show: `17A`, `4.2`, `27B1(a)`; absent for situations, rulings, terms. */
  readonly number?: string;
  readonly title: MarkedText;
  /**
   * The line that explains the hit or in which the words were found: a phrase, an alias, a summary, a
   * definition.
   */
  readonly line?: MarkedText;
}

export interface Found {
  /** Tools of the site that the query names. */
  readonly tools: readonly Hit[];
  /**
   * Whether the query is a number of a rule, clause, ruling or article, which is not searched with Pagefind.
   */
  readonly isNumber: boolean;
  /** Exact and near matches of the number, best first. */
  readonly numbers: readonly Hit[];
  /** Whether none of these is an exact match. */
  readonly isNear: boolean;
  /** Situations, terms, rules, best first. */
  readonly matches: readonly Hit[];
  /** The terms nearest in spelling if nothing matched; else empty. */
  readonly nearest: readonly Hit[];
  /** Whether it is another book's word for something that this book has no word for. */
  readonly isElsewhere: boolean;
}
