/** What is said to an arbiter who trains; loaded when somebody starts. */
import type { Plural } from './language.ts';

/** What can be trained; `progress` is what a device remembers of it. */
export type TrainingKind = 'table' | 'ruling' | 'near' | 'find';

export interface TrainingWords {
  readonly session: {
    readonly loading: string;
    /** A file could not be fetched. */
    readonly cut: string;
    readonly again: string;
    /** The address names a situation that the book does not have. */
    readonly unknown: string;
    /** The device did not take what was practised. */
    readonly notKept: string;
    readonly back: string;
    readonly next: string;
    /** `{n}` of `{of}`, and without an end. */
    readonly place: string;
    readonly placeOpen: string;
    readonly wells: { readonly example: string; readonly table: string };
    /** Over the rulings to choose from. */
    readonly which: string;
    readonly say: string;
    /** Nothing is chosen, and an amount is no number. */
    readonly none: string;
    readonly noNumber: string;
    /** An amount that the case gives: whose, and its unit. */
    readonly amount: string;
    readonly amountOf: string;
    readonly tricks: string;
    readonly euros: string;
  };
  readonly result: {
    readonly right: string;
    readonly wrong: string;
    /** The ruling is right, and a number that goes with it is not. */
    readonly almost: string;
    /** What was typed, `{said}`, and what it is, `{is}`; and whose, `{who}`. */
    readonly said: string;
    readonly saidOf: string;
    readonly guessed: string;
    /** `{n}` of `{of}` points of the trainer. */
    readonly score: string;
    readonly yours: string;
    /** Over what would have changed it: `{says}` and `{verdict}`. */
    readonly turns: string;
    readonly turn: string;
    readonly more: string;
    /** To the ruling's own page with this case. */
    readonly open: string;
  };
  readonly summary: {
    readonly title: string;
    /** How many of how many were right: `{n}`, `{of}`. */
    readonly right: Plural;
    readonly again: string;
    readonly missed: string;
  };
}
