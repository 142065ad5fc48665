/** What single kinds of drills say beyond what all of them do; loaded with the drill. */
import type { Plural } from './language.ts';

export interface DrillWords {
  readonly near: {
    /** Over what is told of both. */
    readonly both: string;
    /** `{at}` is A or B. */
    readonly which: string;
    readonly legend: string;
    readonly all: string;
    readonly half: string;
    readonly neither: string;
    /** Before the question whose answer made the difference. */
    readonly made: string;
  };
  readonly find: {
    readonly question: string;
    readonly how: string;
    readonly clock: string;
    readonly filter: string;
    /** How many rules are left, `{n}`. */
    readonly left: Plural;
    readonly none: string;
    readonly contents: string;
    /** What the button of a clause does, heard. */
    readonly decides: string;
    readonly lost: string;
    /** `{time}` as minutes and seconds. */
    readonly took: string;
    readonly median: string;
    readonly yours: string;
    readonly right: string;
    /** To the clause that decides, where it stands in the book. */
    readonly show: string;
  };
}
