/**
 * What is said where something is handed on: in the sheet behind the one button for it, on the verdict that fills the
 * screen, and where two outcomes stand side by side. Loaded when it is first asked for.
 */
export interface ShareWords {
  readonly sheet: {
    readonly title: string;
    /** Hands it to the device's own sheet. */
    readonly device: string;
    readonly link: string;
    readonly linkCopied: string;
    readonly text: string;
    readonly textCopied: string;
    readonly markdown: string;
    readonly markdownCopied: string;
    /** Which of two links goes along, and what becomes of each. */
    readonly which: string;
    readonly dated: string;
    readonly datedStays: string;
    readonly current: string;
    readonly currentFollows: string;
    /** Over the text that is handed on. */
    readonly preview: string;
    /** Where the clipboard is closed. */
    readonly byHand: string;
    readonly qr: string;
    /** Where the link is too long for a code. */
    readonly noQr: string;
    /** The way to the dispute sheet of a decided case. */
    readonly record: string;
    readonly close: string;
  };
  readonly text: {
    /** That the answers in the link do not lead to this ruling. */
    readonly doubtful: string;
    /** The question that a case still waits for, `{ask}`. */
    readonly open: string;
    readonly undecided: string;
    readonly impossible: string;
    /** Between two outcomes that are compared. */
    readonly against: string;
    /** Of a ruling that rests on no reading, beside "must" or "may". */
    readonly byText: string;
    /** Behind `{cites}` whose numbers the source does not print. */
    readonly own: Readonly<Record<'rule' | 'clause', string>>;
  };
  readonly table: {
    readonly turn: string;
    readonly close: string;
  };
  readonly compared: {
    readonly title: string;
    /** In the list of outcomes to compare with. */
    readonly choose: string;
    readonly nearest: string;
    readonly others: string;
    readonly none: string;
    readonly loading: string;
    readonly failed: string;
    /** A link to a ruling that this situation does not have, and one that compares a ruling with itself. */
    readonly mangled: string;
    readonly same: string;
    readonly differ: string;
    /** Over a condition that alone tells the two apart. */
    readonly decides: string;
    readonly together: string;
    readonly notAsked: string;
    readonly inCase: string;
    readonly page: string;
    readonly other: string;
    readonly end: string;
    /** For a fact that may have any value. */
    readonly any: string;
  };
  readonly whatIf: {
    readonly question: string;
    readonly undecided: string;
    readonly impossible: string;
    readonly apply: string;
    readonly now: string;
  };
}
