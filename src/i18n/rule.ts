/** What a rule's page says around its clauses, and how rulings are listed. Whole sentences with `{name}` for what differs. */
import type { OpenKind } from '#model/rests.ts';
import type { NoteKind } from '#model/rule.ts';
import type { Plural } from './language.ts';

export interface RuleWords {
  /** The line that the notes of a clause stand behind, with `{n}` and `{kinds}`. */
  readonly notes: Plural;
  /** Kinds of note within that line; where there are several, each with its number: `{kind}`, `{n}`. */
  readonly kinds: Readonly<Record<NoteKind, string>>;
  readonly kindCount: string;
  /** Notes beyond the first ones in the margin, with `{n}`. */
  readonly moreNotes: Plural;
  /** The switch that leaves the notes out. */
  readonly textOnly: string;
  /** The name of the list of a rule's sections. */
  readonly sections: string;
  /** The name of the list of its clauses. */
  readonly clauses: string;
  /** Rulings beyond the first ones of a list, with `{n}`. */
  readonly moreRulings: Plural;
  /** The same of what to do at the table, of where to look next, and of the cases in which a ruling holds. */
  readonly moreSteps: Plural;
  readonly moreSituations: Plural;
  readonly moreCases: Plural;
  /** Before the cases of which any will do, with `{n}`. */
  readonly cases: string;
  /** In the place of a condition. */
  readonly always: string;
  readonly otherwise: Readonly<Record<OpenKind, string>>;
  /**
   * What a ruling rests on beside the text, within a line: a note of this kind at `{cites}`. Where the words change with
   * how many those are, both are there.
   */
  readonly rests: Readonly<Record<NoteKind, string | Plural>>;
  /** On the card of a ruling that the book does not give; also said for it in a list of what might follow. */
  readonly open: Readonly<Record<OpenKind, string>>;
}
