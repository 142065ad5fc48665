/** What is said where an exam is put together, taken, marked and printed. */
import type { Plural } from './language.ts';

export interface ExamWords {
  readonly title: string;
  readonly lead: string;
  /** What is, and what is not, protected. */
  readonly honest: { readonly title: string; readonly text: string };
  readonly noScript: string;
  /** Leads to putting one together. */
  readonly make: string;
  /** Back to the page that explains. */
  readonly back: string;
  /** Nothing can be asked about what an address chooses. */
  readonly nothing: string;
  readonly choose: {
    readonly title: string;
    readonly lead: string;
    readonly about: string;
    /** How many situations are chosen, and that it is the whole book. */
    readonly chosen: Plural;
    readonly whole: string;
    readonly all: string;
    /** All situations of a phase. */
    readonly chapter: string;
    readonly none: string;
    readonly usual: string;
    readonly how: string;
    readonly n: string;
    readonly minutes: string;
    readonly minutesHow: string;
    readonly pass: string;
    readonly kinds: string;
    readonly kind: Readonly<Record<'ruling' | 'near' | 'find', string>>;
    readonly seed: string;
    readonly seedHow: string;
    readonly anew: string;
    readonly link: string;
    readonly linkHow: string;
    readonly copy: string;
    readonly copied: string;
    readonly notCopied: string;
    readonly share: string;
    readonly code: string;
    readonly start: string;
    readonly paper: string;
    readonly key: string;
  };
  /** An exam in figures. */
  readonly facts: {
    readonly questions: Plural;
    readonly minutes: Plural;
    readonly noLimit: string;
    /** `{percent}`. */
    readonly pass: string;
    readonly seed: string;
  };
  readonly since: {
    readonly title: string;
    readonly changed: string;
  };
  readonly sit: {
    readonly begin: string;
    readonly kept: string;
    /** In place of it, where the device keeps nothing. */
    readonly notKept: string;
    /** What is kept of this exam is not for this version of the site to read. */
    readonly unread: string;
    /** `{n}` of `{of}`. */
    readonly place: string;
    readonly previous: string;
    readonly next: string;
    readonly flag: string;
    readonly overview: string;
    readonly states: Readonly<Record<'answered' | 'open' | 'flagged', string>>;
    readonly which: string;
    readonly whichClause: string;
    /** The two cases of a near miss. */
    readonly cases: readonly [string, string];
    /** Over the rulings of a case, `{name}`. */
    readonly whichIn: string;
    readonly handIn: string;
    readonly missing: Plural;
    readonly anyway: string;
  };
  readonly result: {
    readonly passed: string;
    readonly failed: string;
    /** `{right}` of `{of}`, `{percent}`. */
    readonly score: string;
    /** `{time}`. */
    readonly took: string;
    readonly topics: string;
    readonly topic: string;
    readonly right: string;
    readonly topicScore: string;
    readonly questions: string;
    readonly marks: Readonly<Record<'right' | 'wrong', string>>;
    readonly yours: string;
    readonly none: string;
    readonly answer: string;
    readonly where: string;
    readonly print: string;
    /** Over the link that hands the result in, what it is for, and its QR code. */
    readonly link: string;
    readonly linkHow: string;
    readonly code: string;
    /** The answers in the address do not fit the exam. */
    readonly damaged: string;
    readonly forget: string;
  };
  readonly paper: {
    readonly name: string;
    readonly date: string;
    readonly score: string;
    readonly how: string;
    readonly print: string;
    readonly key: string;
    readonly toKey: string;
    readonly toPaper: string;
    readonly toChoice: string;
  };
}
