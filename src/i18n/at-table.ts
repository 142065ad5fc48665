/** What is said where an arbiter is called to a table to train. Loaded when somebody is. */
import type { Plural } from './language.ts';

/** Why a question was one too many. */
export type Waste = 'elsewhere' | 'settled' | 'idle';

export interface AtTableWords {
  /** The heading: the arbiter is called. */
  readonly title: string;
  /** Over what somebody shouts, and in place of it where nobody is known to shout anything. */
  readonly shouted: string;
  readonly beckons: string;
  readonly log: {
    readonly title: string;
    readonly none: string;
    /** What the table says to a question that does not arise. */
    readonly notHere: string;
  };
  readonly ask: { readonly title: string; readonly none: string };
  readonly enough: string;
  /** Back from the rulings to the questions. */
  readonly askOn: string;
  readonly account: {
    /** Over the questions that were asked, and where none was. */
    readonly asked: string;
    readonly nothing: string;
    readonly needed: string;
    readonly wasted: Readonly<Record<Waste, string>>;
    readonly early: string;
    /** Over the rulings that were still possible. */
    readonly open: string;
    /** That the ruling was certain, and its amount was not. */
    readonly amount: string;
    /** The right ruling with a wrong amount. */
    /** Over the question that would have told. */
    readonly told: string;
    readonly shortest: string;
    /** In place of the shortest way, where it was taken. */
    readonly taken: string;
    /** Before the situation's title. */
    readonly about: string;
  };
  /** What is said to whoever is led through their first case. */
  readonly coach: {
    readonly name: string;
    readonly called: string;
    /** How many rulings are possible: `{n}`. */
    readonly possible: Plural;
    /** `{ask}` is the question. */
    readonly next: string;
    /** Why: of `{n}` rulings at most `{most}` remain, and where that is not certain, it may rule out `{out}`. */
    readonly splits: string;
    readonly maySplit: string;
    readonly forAmount: string;
    /** `{how}` is how the answer is established. */
    readonly how: string;
    /** What the last answer ruled out, `{n}`. */
    readonly ruledOut: Plural;
    readonly ruledNone: string;
    readonly left: Plural;
    /** An answer told how much a ruling is. */
    readonly amountKnown: string;
    /** Another question than the one advised, which mattered as well. */
    readonly other: string;
    /** A point lost, `{why}`. */
    readonly lost: string;
    readonly enough: string;
    /** Why somebody may stop: one ruling is left, or several that come to the same. */
    readonly mayRule: string;
    readonly mayRuleAlike: string;
    /** Over the rulings, once one is certain. */
    readonly choose: string;
    /** Ruling with `{n}` rulings still possible, and with an amount unknown. */
    readonly early: string;
    readonly earlyAmount: string;
    /** Opens the rulings, those that are still possible and those that are not. */
    readonly which: string;
    readonly still: string;
    readonly gone: string;
  };
  readonly after: {
    readonly right: string;
    readonly guessed: string;
    /** Wrong although everything was known, and wrong because it was not. */
    readonly misread: string;
    readonly misnumbered: string;
    readonly wrong: string;
    readonly aloud: string;
    /** What is said first, `{verdict}`, and then, `{cites}`; in quotation marks. */
    readonly verdict: string;
    readonly cites: string;
    readonly look: string;
    readonly counts: string;
    /** `{full}`, `{least}` and `{guessed}` points. */
    readonly score: string;
  };
}
