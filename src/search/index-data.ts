/** The search index of one edition, as it travels: plain JSON, one file per edition. */

/** The words of a text that say something, each once, folded, with spaces between: enough to find it, not to read it. */
export type Words = string;

/** A clause's id, its words, and its letter where the source prints one. */
export type ClauseData = readonly [id: string, words: Words, label?: string];

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
  /** Its questions, each with its answers. */
  readonly questions: readonly Words[];
}

export interface RulingData {
  readonly id: string;
  readonly verdict: string;
  /** Which of `situations` it settles. */
  readonly situation: number;
  /** Its worked examples. */
  readonly stories: readonly Words[];
}

export interface TermData {
  readonly id: string;
  readonly term: string;
  readonly abbreviation?: string;
  readonly aliases?: readonly string[];
  readonly english?: readonly string[];
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
  readonly rulings: readonly RulingData[];
  readonly terms: readonly TermData[];
  /** Articles of the law book that the edition applies, in its order, with what each is about. */
  readonly articles: readonly (readonly [article: string, caption: string])[];
  /** What an idea that several games share is called in the other books: `revoke` → Verzaking, kulørsvigt, … */
  readonly concepts: Readonly<Record<string, readonly string[]>>;
}

/** An edition in force, in the list of all indexes. */
export interface IndexedBook {
  readonly book: string;
  readonly edition: string;
  readonly language: string;
  readonly title: string;
  readonly accent: string;
  /** Below the site's base: `nl/troefcall/`. */
  readonly path: string;
}
