/** What a record is replayed with in a browser: plain data, made in the build. */
import type { FormerAnswers } from '#addresses/answers.ts';
import type { Table } from '#decide/table.ts';
import type { Tree } from '#decide/tree.ts';
import type { Language } from '#model/language.ts';
import type { Modality } from '#model/modality.ts';
import type { Decides } from '#model/same-ruling.ts';
import type { OwnNumber } from '#wording/citation.ts';
import type { FactText } from '#wording/phrase.ts';
import type { ShownEffect, ShownWords } from '#wording/shown-chips.ts';
import type { MarkedText } from './marked-text.ts';

/** The tables, other than the page's, that records of a ruling may have to be replayed with. */
export interface ReplayPlace {
  /** The hashes of the tables that this edition had of the situation before. */
  readonly earlier: readonly string[];
  /**
   * Where the edition is superseded: the one in force, and its table; without that it has the situation no
   * more.
   */
  readonly inForce?: { readonly edition: string; readonly table?: string };
}

/** A situation's table, current or former, with the words for its cases. */
export interface RecordTable {
  readonly hash: string;
  /** The language of its words, where that is not the page's. */
  readonly lang?: Language;
  /** The edition that it is of, and since when that holds. */
  readonly edition: string;
  readonly table: Table;
  readonly tree: Tree;
  /** How its answers and rulings were called before; absent where all are called as ever. */
  readonly former?: FormerAnswers;
  /** By fact id. */
  readonly facts: Readonly<Record<string, FactText>>;
  /** By ruling id. */
  readonly rulings: Readonly<Record<string, RecordRuling>>;
  readonly chips: ShownWords;
  /** The kind of points of effects that name none. */
  readonly usualPoints?: string;
  /** The page of its situation; absent of a table that is no more. */
  readonly href?: string;
}

/** A ruling as it is compared and shown. */
export interface RecordRuling {
  /** Its decision, for comparison by meaning. */
  readonly decides: Decides;
  readonly lang?: Language;
  /** Where the book does not give it: what kind of open that is. */
  readonly open?: string;
  readonly verdict: MarkedText;
  readonly effects: readonly ShownEffect[];
  readonly modality: Modality;
  /** Label of the role or party that decides. */
  readonly decidedBy?: string;
  readonly cites: readonly { readonly label: string; readonly own?: OwnNumber; readonly href?: string }[];
  readonly rests: readonly { readonly label: string }[];
  /** Its page; absent of a ruling that is no more. */
  readonly href?: string;
}
