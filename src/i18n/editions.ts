/** What is said between the editions of a book: what has gone, and what had a number before. */

export interface EditionWords {
  /** The page at an address whose thing the edition in force has no more. */
  readonly gone: {
    readonly title: string;
    /** `{title}`, `{current}` and `{last}`: the thing, the edition in force, and the last one that has it. */
    readonly text: string;
    readonly toLast: string;
  };
  /** On a page of an older edition, after the sentence that there is a newer one. */
  readonly notInCurrent: string;
  /** On a ruling of an older edition: which one took its place, `{edition}`. */
  readonly supersededBy: string;
  /** Before the rule that had this number in `{edition}`. */
  readonly numberWas: string;
  /** Where that rule is in the edition in force: `{rule}` as in running text. */
  readonly nowAt: string;
  readonly goneTerms: string;
  readonly goneTerm: string;
}
