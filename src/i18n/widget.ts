/**
 * What the widgets say. Every text is whole, with `{name}` where a value goes, so that a language's words can be
 * handed to an island as plain data.
 */
import type { PhraseWords } from './phrase.ts';
import type { Plural } from './language.ts';

export interface WidgetWords {
  readonly phrase: PhraseWords;
  /** Where a ruling is written: `{authority}`, the title of its `{work}`, `{cites}`. */
  readonly source: string;
  readonly question: {
    /** Questions still to come, this one included: never more, whatever is answered. */
    readonly atMost: Plural;
    /** Before the first answer: where every case takes as many, and how many it usually takes. */
    readonly count: Plural;
    readonly usual: Plural;
    /** How many it usually still takes, this one included. */
    readonly usualLeft: Plural;
    /** What is heard before the answers of a question. */
    readonly answers: string;
    /** Opens how to establish the answer, where that is long. */
    readonly how: string;
    /** `{who}` chooses. */
    readonly choice: string;
    /** Of several who may choose, `{who}` comes first. */
    readonly precedence: string;
    readonly leadsTo: string;
    readonly leadsToOneOf: string;
    readonly goOn: string;
  };
  readonly given: {
    readonly title: string;
    readonly change: string;
    /** Spoken with the link: `{what}` is the answer. */
    readonly changeThis: string;
    /** Over what was asked and is not known; each with a link that asks it again. */
    readonly unknownTitle: string;
    readonly answer: string;
    readonly answerThis: string;
    /** Over answers whose question has not come up; each with a link that lets it be asked. */
    readonly keptTitle: string;
    readonly changeKept: string;
    readonly struck: Readonly<Record<'does-not-matter' | 'makes-no-sense' | 'contradicts', string>>;
    readonly dropped: string;
    /** Where a link answers one question in two ways; `{what}` is the answer that counts. */
    readonly contradicted: string;
  };
  readonly ruling: {
    readonly decides: string;
    readonly steps: string;
    readonly stayUntil: string;
    readonly why: string;
    readonly always: string;
    readonly clauses: string;
    /** Over the law articles that a question or ruling rests on. */
    readonly laws: string;
    readonly next: string;
    readonly page: string;
  };
  /** A ruling at one glance, on a situation's page and on its own. */
  readonly glance: {
    /** Of a number: with `{answer}` another ruling would follow. */
    readonly at: string;
    /** The one other answer to a question that has two. */
    readonly else: string;
    /** What would follow is one of several, which more questions tell apart. */
    readonly goesOn: string;
    /** Spoken of what decides anew in place: `{answer}` leads to `{outcome}`. */
    readonly instead: string;
    /** Once it has: the answer that was changed, `{what}`. */
    readonly now: string;
    readonly undo: string;
    /** That the source does not name who bears, gains or is concerned by `{what}`. */
    readonly unnamed: Readonly<Record<'against' | 'to' | 'concerns', string>>;
    /** What a number or a choice in a sum is, and where it comes from; on what opens it. */
    readonly help: string;
    /** Of a number in a sum, `{what}`. */
    readonly less: string;
    readonly more: string;
  };
  /** In place of what a ruling says beyond its consequences, which is fetched. */
  readonly texts: {
    readonly coming: string;
    readonly missing: string;
    readonly retry: string;
  };
  readonly amounts: {
    readonly title: string;
    readonly optional: string;
    /** `{min}` and `{max}`, both included. */
    readonly bounds: string;
    /** The same where only every `{step}`th number exists. */
    readonly boundsStep: string;
    readonly choose: string;
    readonly notWhole: string;
    /** Why a number cannot be: `{n}` with the bound it breaks, or the two numbers next to it that do exist. */
    readonly tooLow: string;
    readonly tooHigh: string;
    readonly offStep: string;
    readonly otherRuling: string;
    /** Column heads of a settlement: who, and the result. */
    readonly party: string;
    readonly result: string;
  };
  readonly undecided: {
    readonly kicker: string;
    readonly title: Plural;
    readonly between: string;
    readonly settle: string;
    readonly settleHow: string;
    readonly remaining: string;
  };
  readonly impossible: { readonly title: string; readonly text: string };
  readonly actions: {
    /** The one button that hands something on, wherever it stands. */
    readonly share: string;
    /** Keeps the case in the casebook. */
    readonly keep: string;
    readonly show: string;
    readonly compare: string;
    readonly restart: string;
  };
  readonly whatIf: {
    /** Opens a slider for a number that was answered, `{what}`. */
    readonly open: string;
    readonly failed: string;
  };
  readonly spoken: {
    readonly question: Plural;
    readonly decided: string;
    readonly undecided: string;
    readonly impossible: string;
  };
  readonly check: {
    readonly title: string;
    readonly agrees: string;
    readonly other: string;
    readonly otherLink: string;
    readonly open: string;
    readonly openLink: string;
    readonly undecided: string;
    readonly impossible: string;
    readonly dropped: string;
    readonly situation: string;
    readonly amounts: string;
  };
}
