/** What the library knows of the site: each edition read, joined, and its references resolved both ways. */
import type { Table } from '#decide/table.ts';
import type { Tree } from '#decide/tree.ts';
import type {
  Book,
  Box,
  EditionMeta,
  Effect,
  Fact,
  Language,
  Laws,
  Modality,
  NoteKind,
  Rule,
  Ruling,
  Situation,
  Term,
} from '#model/index.ts';
import type { UnitKey } from './words/places.ts';

/** Prose from an MDX body. Links are still `rule:17#a`, `term:kap`, `situation:…`; see `resolveLink`. */
export interface Prose {
  readonly text: string;
  /** Clean HTML with unresolved link targets; give it to `proseHtml(prose, urls)`. */
  readonly html: string;
  /** Link targets in it, as written. */
  readonly links: readonly string[];
}

export interface NoteDoc extends Prose {
  readonly kind: NoteKind;
}

export interface ClauseDoc {
  readonly id: string;
  /** The letter as printed in the source; absent where the clause's number is the site's own. */
  readonly label?: string;
  readonly body: Prose;
  readonly notes: readonly NoteDoc[];
  /** Who cites this clause. */
  readonly citedBy: readonly CitedBy[];
}

export type CitedBy =
  | { readonly kind: 'rule'; readonly rule: string; readonly clause?: string }
  | { readonly kind: 'ruling'; readonly ruling: string }
  | { readonly kind: 'situation'; readonly situation: string }
  | { readonly kind: 'term'; readonly term: string };

export interface RuleDoc {
  /** The number as it stands in the URL. */
  readonly slug: string;
  /** Path from the project's root. */
  readonly file: string;
  /** The id of the entry in Astro's `rules` collection. */
  readonly entry: string;
  readonly data: Rule;
  readonly clauses: readonly ClauseDoc[];
  readonly rulings: readonly RulingDoc[];
  /** Rules and clauses that its text points to, each once. */
  readonly cites: readonly string[];
  /** Who cites the rule or one of its clauses. */
  readonly citedBy: readonly CitedBy[];
}

/** A ruling with everything that it inherits filled in. */
export interface RulingDoc {
  readonly id: string;
  readonly situation: string;
  /** URL number of the rule it stands in; absent for a situation's `otherwise`. */
  readonly rule?: string;
  readonly otherwise: boolean;
  readonly when: readonly Box[];
  readonly verdict: string;
  readonly explain?: string;
  readonly effects: readonly Effect[];
  readonly modality: Modality;
  readonly decidedBy?: string;
  readonly cites: readonly string[];
  readonly overrides: readonly string[];
  readonly steps: readonly string[];
  readonly stayUntil: readonly string[];
  readonly then: readonly string[];
  /** Answers to facts that situations of `then` ask, settled by this ruling. */
  readonly establishes: Readonly<Record<string, string | number>>;
  readonly laws: readonly string[];
  readonly examples: readonly NonNullable<Ruling['examples']>[number][];
}

export interface SituationDoc {
  readonly id: string;
  readonly file: string;
  readonly entry: string;
  readonly data: Situation;
  /** What the arbiter does on arriving at the table. */
  readonly body: Prose;
  /** In declared order, those that only amounts need included. */
  readonly facts: readonly (readonly [id: string, fact: Fact])[];
  readonly table: Table;
  readonly tree: Tree;
  /** Its rulings, the otherwise last if there is one. */
  readonly rulings: readonly RulingDoc[];
  /** What the book leaves open: disjoint boxes that lead to the otherwise. */
  readonly open: readonly Box[];
  /** First 12 hex digits of the SHA-256 of the table's canonical JSON. */
  readonly tableHash: string;
}

/**
 * An edition in one language: its meaning (ids, tables, amounts, citations), which is the same in all of them, with the
 * words of this one, and the original's wherever it has none.
 */
export interface Edition {
  readonly id: string;
  readonly bookId: string;
  /** In the language of the words. */
  readonly book: Book;
  /** The language that the book itself is written in. */
  readonly original: Language;
  /** Every language that this edition has words in, the original first. */
  readonly languages: readonly Language[];
  /** What is shown in the original's words, in a translation; see `languageOf`. */
  readonly untranslated: ReadonlySet<UnitKey>;
  readonly meta: EditionMeta;
  /** Whether this is the edition in force. */
  readonly current: boolean;
  /** In the source's order: by chapter, then by number. */
  readonly rules: readonly RuleDoc[];
  readonly situations: readonly SituationDoc[];
  /** All rulings, by situation. */
  readonly rulings: readonly RulingDoc[];
  readonly facts: Readonly<Record<string, Fact>>;
  /** The law book that this edition applies, if any. */
  readonly laws?: Laws;
  readonly terms: Readonly<Record<string, Term & { readonly citedBy: readonly CitedBy[] }>>;
}

export interface LoadedBook {
  readonly id: string;
  /** In the language of the words. */
  readonly book: Book;
  /** Oldest first. */
  readonly editions: readonly Edition[];
  readonly current: Edition;
  /**
   * The book once more in each other language that one of its editions has words in: those editions in that language,
   * the others as they are.
   */
  readonly translations: readonly LoadedBook[];
}

export interface Library {
  readonly books: readonly LoadedBook[];
}
