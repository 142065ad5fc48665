/**
 * The search index of one edition, as downloaded: plain JSON in two files. The first has everything that is
 * shown and finds most queries; the second, which is loaded while the reader is typing, has the words of
 * further texts.
 */
import type { DataPlace } from '#addresses/data.ts';

/** A search opens all indexes of a library of no more books, and so many of a larger one. */
export const MOST_OPENED = 5;

/**
 * The informative words of a text, each once, folded, separated by spaces: enough to find it, not to read it.
 */
export type Words = string;

/**
 * A clause's id, its letter if the source prints one, the prefix of its section, and its first words once the
 * second file is loaded.
 */
export type ClauseData = readonly [
  id: string,
  label?: string | undefined,
  section?: string | undefined,
  start?: string | undefined,
];

export interface RuleData {
  /** The number in the URL. */
  readonly slug: string;
  readonly number: string;
  /** How the rule is called where "rule <number>" would be wrong. */
  readonly label?: string;
  readonly title: string;
  readonly summary: string;
  readonly phrases?: readonly string[];
  readonly clauses: readonly ClauseData[];
}

export interface SituationData {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly phrases: readonly string[];
  /** Whether it is one of the most frequent. */
  readonly common?: true;
}

export interface CalculatorData {
  readonly title: string;
  /** Which of `situations` it adds up. */
  readonly situation: number;
}

export interface RulingData {
  readonly id: string;
  readonly verdict: string;
  /** Which of `situations` it settles. */
  readonly situation: number;
  /** Index in `rules` of the rule it follows from; absent for what a situation leaves open. */
  readonly rule?: number;
}

export interface CaseData {
  readonly id: string;
  readonly title: string;
  /** What was decided. */
  readonly verdict: string;
  /** Which of `situations` it is a case of; absent where the edition has that no more. */
  readonly situation?: number;
}

export interface TermData {
  readonly id: string;
  readonly term: string;
  readonly abbreviation?: string;
  readonly aliases?: readonly string[];
  /** English names, and in a translation those that the original has. */
  readonly foreign?: readonly string[];
  readonly phrases?: readonly string[];
  readonly definition: string;
  /** A key of `concepts`. */
  readonly concept?: string;
}

export interface IndexData {
  readonly book: string;
  readonly edition: string;
  readonly language: string;
  readonly title: string;
  readonly rules: readonly RuleData[];
  readonly situations: readonly SituationData[];
  readonly calculators: readonly CalculatorData[];
  readonly rulings: readonly RulingData[];
  /** Published cases, including those of earlier editions; absent if there are none. */
  readonly cases?: readonly CaseData[];
  readonly terms: readonly TermData[];
  /** Whether the edition has one before it, and so a page of what changed. */
  readonly changes?: true;
  /** Whether it gives times for a clock, and so has a page of clocks. */
  readonly clocks?: true;
  /** Articles of the law book that the edition applies, in its order, with what each is about. */
  readonly articles: readonly (readonly [article: string, caption: string])[];
  /**
   * What an idea that several games share is called in the other books: `revoke` → Verzaking, kulørsvigt, …
   */
  readonly concepts: Readonly<Record<string, readonly string[]>>;
}

/** The part of an index that numbers are searched in. */
export type Numbered = Pick<IndexData, 'book' | 'edition' | 'rules' | 'articles'>;

/** The second file, in the order of the first. */
export interface DeepData {
  /** By rule: its clauses. */
  readonly rules: readonly (readonly Words[])[];
  /** By rule: how each of its clauses begins. */
  readonly starts: readonly (readonly string[])[];
  /** By situation: its questions, each with its answers. */
  readonly situations: readonly (readonly Words[])[];
  /** By ruling: its worked examples. */
  readonly rulings: readonly (readonly Words[])[];
  /** By case: its story and what was argued. */
  readonly cases?: readonly (readonly Words[])[];
  /** What other books call an idea that this one has no term for, folded. */
  readonly elsewhere: readonly string[];
}

/** An edition in force, in the list of all indexes. */
export interface IndexedBook extends DataPlace {
  readonly language: string;
  readonly title: string;
  /** Other names that people type for it. */
  readonly names?: readonly string[];
  readonly accent: string;
  /** Set for what house rules make of another book: searched from its own pages alone. */
  readonly house?: true;
  /** Below the site's base: `nl/troefcall/`. */
  readonly path: string;
  /** The most frequent of its situations, for an empty field before its index is loaded. */
  readonly common?: Pick<SituationData, 'id' | 'title'>;
}
