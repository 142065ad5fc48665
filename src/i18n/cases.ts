/** What is said of published cases: their list, their page, and how a later edition would rule them. */
import type { Plural } from './language.ts';

export interface CaseWords {
  /** The list, and over the cases at a rule, a situation and a ruling. */
  readonly title: string;
  /** With `{game}`. */
  readonly description: string;
  readonly lead: string;
  /** Leads there from elsewhere, below its title. */
  readonly about: string;
  readonly search: string;
  readonly none: string;
  readonly count: Plural;
  /** What a single one is called. */
  readonly kind: string;
  /** The parts of its page. */
  readonly story: string;
  readonly answers: string;
  readonly decided: string;
  readonly argued: string;
  readonly reasons: string;
  readonly clauses: string;
  /** Leads to the questions with the answers of the case. */
  readonly check: string;
  /** With `{who}` and `{day}`; with `{by}` and `{day}`. */
  readonly decidedBy: string;
  readonly approved: string;
  /** The edition under which a case was decided, on a page of another one: `{edition}`. */
  readonly under: string;
  /** How the edition in force, `{edition}`, rules a case of an older one; `other` with `{verdict}`. */
  readonly now: {
    readonly title: string;
    readonly same: string;
    readonly other: string;
    readonly unclear: string;
    readonly gone: string;
    /** Leads to the questions of that edition, with the answers that still count. */
    readonly ask: string;
  };
}
