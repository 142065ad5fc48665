/** What is said of clocks for the times that rules give. */
export interface TimerWords {
  /** Starts a clock of so long: `{time}` in figures. */
  readonly start: string;
  /** The name of the region in which clocks run. */
  readonly region: string;
  /** Beside a clock that is over, which counts on. */
  readonly over: string;
  /** Said once when a clock is over: `{label}` is what ran. */
  readonly isOver: string;
  /** Beside a clock that is held. */
  readonly held: string;
  /** Leads back to where it was started. */
  readonly step: string;
  /** Leads to the editor's note on what the text leaves open of the time. */
  readonly open: string;
  readonly stop: string;
  readonly again: string;
  readonly hold: string;
  readonly goOn: string;
  /** Starts another clock of the same time, for another table. */
  readonly another: string;
  /** Over a field for what somebody calls the clock, and what might stand there. */
  readonly name: string;
  readonly nameLike: string;
  /** After a clock was stopped or begun again: takes that back. */
  readonly undo: string;
  readonly stopped: string;
  readonly begunAgain: string;
  readonly settings: {
    readonly title: string;
    readonly sound: string;
    readonly awake: string;
  };
  readonly trouble: {
    /** The device keeps nothing. */
    readonly onlyHere: string;
    /** A later version of the site keeps clocks here that this one does not know. */
    readonly newer: string;
    /** What was kept, or a part of it, cannot be read. */
    readonly lost: string;
    /** The device's clock was set back while the page was there; what runs was moved with it. */
    readonly back: string;
    /** It went back while no page was there: what is left cannot be known. */
    readonly doubt: string;
    /** It went forward, or the device slept. */
    readonly forward: string;
  };
}
