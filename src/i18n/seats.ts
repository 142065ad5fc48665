/** What is said where a reader tells who sits where at the table. Loaded when it is first asked for. */
import type { Seat } from '#model/seat.ts';

export interface SeatingWords {
  /** The button that opens the table. */
  readonly open: string;
  /** The names of the seats; each has a letter of its own at its beginning. */
  readonly names: Readonly<Record<Seat, string>>;
  /** `{who}`, a party as it stands in a sentence, and `{seat}`. */
  readonly sits: string;
  /** Asks for the seat of a party, `{who}`. */
  readonly where: string;
  /** Takes the seats out of the texts again. */
  readonly without: string;
  readonly you: {
    readonly where: string;
    /** Somebody who plays at no seat of this table. */
    readonly nowhere: string;
    /** At the reader's own seat. */
    readonly here: string;
    /** What the reader is in this case, `{who}`. */
    readonly are: string;
  };
}
