/**
 * The library's types: editions with their references resolved in both directions. Things with words have a
 * `lang` if these are not in the edition's language, because there is no current translation.
 */
import type { FormerAnswers } from '#addresses/answers.ts';
import type { Table } from '#decide/table.ts';
import type { Tree } from '#decide/tree.ts';
import type {
  AfterBreach,
  AppealPart,
  Book,
  BookId,
  Box,
  ClauseId,
  Concurrence,
  DecidedCase,
  DecidedCaseId,
  EditionId,
  EditionMeta,
  Effect,
  EffectKind,
  Fact,
  FactId,
  FrozenTable,
  House,
  Language,
  Laws,
  Modality,
  NoteId,
  NoteKind,
  OpenKind,
  Rule,
  RuleId,
  Ruling,
  RulingId,
  Section,
  Situation,
  SituationId,
  Slug,
  Term,
  TermId,
} from '#model/index.ts';
import type { DrawingName } from '#model/drawing.ts';
import type { SiteSettings } from './settings.ts';
import type { UnitKey } from './words/places.ts';

/**
 * Prose from an MDX body. Links are still `rule:voor-je-beurt#a`, `term:kap`, `situation:…`; see
 * `resolveLink`.
 */
export interface Prose {
  readonly text: string;
  /** Clean HTML with unresolved link targets; give it to `proseHtml(prose, urls, edition)`. */
  readonly html: string;
  /** Link targets in it, as written. */
  readonly links: readonly string[];
}

/** A remark of the editors at a clause. */
export interface NoteDoc extends Prose {
  /** For citations in rulings and for links; absent if there are none. */
  readonly id?: NoteId;
  /** Ids that it had before. */
  readonly aliases: readonly NoteId[];
  readonly kind: NoteKind;
  /** The kinds of consequences whose amount it calls into question. */
  readonly doubts: readonly EffectKind[];
}

/** A drawing at a clause: which one, and the words that belong to it. */
export interface DrawingDoc {
  readonly name: DrawingName;
  readonly alt: string;
  readonly caption: string;
  readonly labels: readonly string[];
}

/** A clause of a rule. */
export interface ClauseDoc {
  readonly lang?: Language;
  readonly id: ClauseId;
  /** Ids that it had before. */
  readonly aliases: readonly ClauseId[];
  /** The letter as printed in the source; absent where the clause's number is the site's own. */
  readonly label?: string;
  /** Its name in a translation, for a clause that is called by its id. */
  readonly name?: string;
  /** The section of the rule that contains it; absent before the first. */
  readonly section?: Section;
  readonly body: Prose;
  readonly notes: readonly NoteDoc[];
  readonly drawings: readonly DrawingDoc[];
  /** The file of its text, where that is not its rule's or its translation's: see house/. */
  readonly textIn?: string;
  /** Who cites this clause. */
  readonly citedBy: readonly CitedBy[];
}

/**
 * A cited rule or clause. An edition has exactly one object per rule and clause, so that citations can be
 * compared by identity. Objects refer to each other in cycles: select fields before writing JSON.
 */
export interface Cited {
  readonly rule: RuleDoc;
  readonly clause?: ClauseDoc;
}

/** What cites something; one object per citing thing, whatever it cites. */
export type CitedBy =
  | { readonly kind: 'rule'; readonly rule: RuleDoc; readonly clause: ClauseDoc }
  | { readonly kind: 'ruling'; readonly ruling: RulingDoc }
  | { readonly kind: 'situation'; readonly situation: SituationDoc }
  | { readonly kind: 'term'; readonly term: TermDoc };

/** A rule with all that hangs on it. */
export interface RuleDoc {
  readonly lang?: Language;
  readonly id: RuleId;
  /** The number as in the URL. */
  readonly slug: Slug;
  /** Path from the project's root. */
  readonly file: string;
  readonly data: Rule;
  readonly clauses: readonly ClauseDoc[];
  readonly rulings: readonly RulingDoc[];
  /** Rules and clauses that its text points to, each once. */
  readonly cites: readonly Cited[];
  /** Who cites the rule or one of its clauses. */
  readonly citedBy: readonly CitedBy[];
}

/** A note, and the clause that it is about. */
export interface Noted extends Cited {
  readonly clause: ClauseDoc;
  readonly note: NoteDoc;
  readonly id: NoteId;
}

/** A note that a ruling rests on. */
export interface Rested extends Noted {
  /** Rulings under the other reading of the note; empty if the source gives none. */
  readonly alternatives: readonly AlternativeDoc[];
  /** That the other reading changes other rulings of the situation, and not this one. */
  readonly eitherWay: boolean;
}

/** A ruling under the other reading of a note. */
export interface AlternativeDoc {
  readonly id: RulingId;
  /** The part of the ruling's cases that it changes; absent if it changes all of them. */
  readonly when?: readonly Box[];
  readonly verdict: string;
  readonly explain?: string;
  readonly effects: readonly Effect[];
  readonly modality: Modality;
  readonly decidedBy?: string;
}

/** A ruling with everything that it inherits filled in. */
export interface RulingDoc {
  readonly lang?: Language;
  readonly id: RulingId;
  /** Ids that it had before. */
  readonly aliases: readonly RulingId[];
  readonly situation: SituationId;
  /** The rule that contains it; absent for a situation's `otherwise`. */
  readonly rule?: RuleDoc;
  readonly otherwise: boolean;
  /** Why the book leaves it open; absent where a rule gives it. */
  readonly open?: OpenKind;
  readonly when: readonly Box[];
  readonly verdict: string;
  readonly explain?: string;
  readonly effects: readonly Effect[];
  readonly modality: Modality;
  readonly decidedBy?: string;
  /** Of a ruling that only forbids: what follows where it is done all the same. */
  readonly ifDone?: AfterBreach;
  readonly cites: readonly Cited[];
  /** The notes that its outcome rests on; empty if the text alone gives it. */
  readonly rests: readonly Rested[];
  readonly overrides: readonly RulingId[];
  readonly steps: readonly string[];
  readonly stayUntil: readonly string[];
  readonly then: readonly SituationId[];
  /** Answers to facts that situations of `then` ask, settled by this ruling. */
  readonly establishes: Readonly<Record<string, string | number>>;
  readonly laws: readonly string[];
  /** The times that are waited for, by name. */
  readonly times: readonly string[];
  readonly examples: readonly NonNullable<Ruling['examples']>[number][];
}

/** What a book says of facts that can no longer be established. */
export interface UnestablishedDoc {
  readonly lang?: Language;
  readonly verdict: string;
  readonly decidedBy?: string;
  readonly cites: readonly Cited[];
  /** The situations that say how the facts are found. */
  readonly then: readonly SituationId[];
}

/** How rulings of two situations go together where both hold for one event. */
export interface ConcurrenceDoc {
  readonly lang?: Language;
  readonly id: string;
  readonly data: Concurrence;
  /** Rulings of one situation; where it is `prevails`, those that replace. */
  readonly rulings: readonly RulingDoc[];
  /** Rulings of another situation, which they meet. */
  readonly with: readonly RulingDoc[];
  /** A condition on the facts of both; absent: wherever they meet. */
  readonly when?: readonly Box[];
  readonly cites: readonly Cited[];
  readonly rests: readonly Noted[];
}

/** A step of a situation's procedure, with what it rests on. */
export type StepDoc = Omit<NonNullable<Situation['procedure']>[number], 'cites'> & { readonly cites: readonly Cited[] };

/** A situation with its table, its tree and its rulings. */
export interface SituationDoc {
  readonly lang?: Language;
  readonly id: SituationId;
  readonly file: string;
  readonly data: Situation;
  /** What the arbiter does on arriving at the table. */
  readonly body: Prose;
  /** The language of that text alone, as `lang`. */
  readonly bodyLang?: Language;
  /** The file of that text, as of a clause's. */
  readonly textIn?: string;
  /** What to do from arriving to leaving, in order; empty where the situation has no procedure. */
  readonly procedure: readonly StepDoc[];
  /** Rules to read in addition to those that its rulings cite. */
  readonly see: readonly Cited[];
  /** In declared order, including those that only amounts need. */
  readonly facts: readonly (readonly [id: FactId, fact: Fact])[];
  readonly table: Table;
  readonly tree: Tree;
  /** Its rulings, the otherwise last if there is one. */
  readonly rulings: readonly RulingDoc[];
  /** What the book leaves open: disjoint boxes that lead to the otherwise. */
  readonly open: readonly Box[];
  /** Former names of answers in older addresses; absent if none was renamed. */
  readonly former?: FormerAnswers;
  /** First 12 hex digits of the SHA-256 of the table's canonical JSON. */
  readonly tableHash: string;
  /** What a record names as its table: ten hex digits, see rulings-hash.ts. */
  readonly rulingsHash: string;
}

/** A case that an editor published with the edition. */
export interface CaseDoc {
  readonly lang?: Language;
  readonly id: DecidedCaseId;
  readonly file: string;
  readonly data: DecidedCase;
  /** Why it was decided so. */
  readonly reasons: Prose;
  /** The language of that text alone, as `lang`. */
  readonly reasonsLang?: Language;
  readonly situation: SituationDoc;
  readonly ruling: RulingDoc;
}

/** A term of the glossary. */
export type TermDoc = Omit<Term, 'cites'> & {
  readonly lang?: Language;
  readonly id: TermId;
  readonly cites: readonly Cited[];
  readonly citedBy: readonly CitedBy[];
};

/** A way to dispute a ruling, part by part. */
export interface AppealDoc {
  readonly lang?: Language;
  readonly id: string;
  readonly title: string;
  readonly parts: Readonly<Partial<Record<AppealPart, AppealSaid>>>;
}

export interface AppealSaid {
  readonly says: string;
  readonly cites: readonly Cited[];
  readonly laws: readonly string[];
}

/**
 * An edition in one language: its meaning (ids, tables, amounts, citations), the same in all languages, with
 * this language's words, or the original's where it has none.
 */
export interface Edition {
  readonly id: EditionId;
  readonly bookId: BookId;
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
  /** Whether its date is in the future; true for the current edition only if the book has no other. */
  readonly ahead: boolean;
  /** Whether its text is the source itself, and restates no other. */
  readonly isSource: boolean;
  /** The tables that its situations have now and had before, as far as published links name them. */
  readonly frozen: readonly FrozenOf[];
  /** In the source's order: by chapter, then by number. */
  readonly rules: readonly RuleDoc[];
  readonly situations: readonly SituationDoc[];
  /** All rulings, by situation. */
  readonly rulings: readonly RulingDoc[];
  /** How rulings of different situations go together, in the order of the file. */
  readonly concurrences: readonly ConcurrenceDoc[];
  /** The cases published with it, the one decided last first. */
  readonly cases: readonly CaseDoc[];
  /** A rule by its id, which is the same in all editions. */
  readonly ruleById: ReadonlyMap<RuleId, RuleDoc>;
  /** A rule by its number in this edition's addresses. */
  readonly ruleBySlug: ReadonlyMap<Slug, RuleDoc>;
  readonly situationById: ReadonlyMap<SituationId, SituationDoc>;
  readonly rulingById: ReadonlyMap<RulingId, RulingDoc>;
  readonly facts: Readonly<Record<string, Fact>>;
  /** The law book that this edition applies, if any. */
  readonly laws?: Laws;
  readonly terms: Readonly<Record<string, TermDoc>>;
  /** The ways to dispute a ruling; empty if the book has none. */
  readonly appeal: readonly AppealDoc[];
  /** What holds where a fact that decides can no longer be established; absent if the book says nothing. */
  readonly unestablished?: UnestablishedDoc;
  /** Of an edition that house rules make: these, and the edition that they stand on. */
  readonly house?: HouseDoc;
}

/** House rules, and what they stand on. */
export interface HouseDoc {
  readonly data: House;
  /** In the same language where it has words in it; the edition of the book as it is without them. */
  readonly below: Edition;
}

/** A frozen table of an edition. */
export interface FrozenOf {
  /** The id that its situation had then. */
  readonly situation: string;
  readonly hash: string;
  readonly table: FrozenTable;
}

/** A book in one of its languages, with its editions. */
export interface LoadedBook {
  readonly id: BookId;
  /** In the language of the words. */
  readonly book: Book;
  /** Oldest first. */
  readonly editions: readonly Edition[];
  readonly current: Edition;
  /**
   * The book once more in each other language that one of its editions has words in: those editions in that
   * language, the others as they are.
   */
  readonly translations: readonly LoadedBook[];
  /** Of a translation: the book as it is written. */
  readonly original?: LoadedBook;
}

/** All books of a site. */
export interface Library {
  readonly books: readonly LoadedBook[];
  readonly settings: SiteSettings;
}
