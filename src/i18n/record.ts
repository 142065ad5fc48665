/** What the dispute sheet says: a ruling with its case on paper, for whoever was not at the table. */
import type { AppealPart } from '#model/appeal.ts';

/** Why a sheet is not confirmed. */
export type RecordProblem =
  'answers' | 'idle' | 'elsewhere' | 'open' | 'undecided' | 'impossible' | 'table' | 'no-sum' | 'sum';

export interface RecordWords {
  readonly title: string;
  /** `{game}`. */
  readonly description: string;
  /** One line about the blank sheet, on its page and where links lead to it. */
  readonly lead: string;
  readonly print: string;
  /** Back to the ruling on the screen. */
  readonly ruling: string;
  /** To the questions with the answers of a link that does not lead to its ruling. */
  readonly questions: string;
  readonly fields: {
    readonly tournament: string;
    readonly table: string;
    readonly round: string;
    readonly players: string;
    readonly decidedBy: string;
    readonly decidedAt: string;
    /** The button that puts the time there. */
    readonly now: string;
    readonly signature: string;
    /** Who said that a fact was so; spoken with the question, `{ask}`. */
    readonly saidBy: string;
    readonly saidByOf: string;
    /** Where what is typed stays. */
    readonly kept: string;
    readonly forget: string;
    readonly forgotten: string;
  };
  readonly facts: {
    readonly title: string;
    readonly ask: string;
    readonly answer: string;
    /** Where nothing was asked, because one ruling always holds. */
    readonly none: string;
  };
  readonly decided: {
    readonly title: string;
    /** What it rests on where that is no reading; in a line with “must” and who decides. */
    readonly text: string;
    readonly clauses: string;
    /** Over the notes that it rests on. */
    readonly notes: string;
  };
  readonly appeal: {
    readonly title: string;
    readonly parts: Readonly<Record<AppealPart, string>>;
    /** Behind the parts of which the book does not speak. */
    readonly silent: string;
    /** Where it does not speak of it at all. */
    readonly none: string;
    /** Over what articles of a law book say that the book names; `{laws}`. */
    readonly laws: string;
  };
  readonly code: {
    readonly name: string;
    /** Below the code for a camera. */
    readonly scan: string;
    readonly field: string;
    readonly how: string;
    readonly check: string;
    readonly matches: string;
    readonly differs: string;
    readonly short: string;
    /** A code without a record to hold it against. */
    readonly alone: string;
    /** A link that is none of a case here. */
    readonly foreign: string;
  };
  readonly state: {
    readonly loading: string;
    readonly confirmed: string;
    readonly unconfirmed: string;
    /** The link names no ruling that can be had. */
    readonly missing: string;
    readonly problems: Readonly<Record<RecordProblem, string>>;
  };
}
