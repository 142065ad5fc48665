/**
 * What the trainer is given: plain data in one language, made in the build and fetched when somebody starts.
 */
import type { Answers, Table } from '#decide/table.ts';
import type { Tree } from '#decide/tree.ts';
import type { PhraseWords, WidgetWords } from '#i18n/words.ts';
import type { Language } from '#model/language.ts';
import type { RulingSummary } from '#views/decision-props.ts';
import type { FactText } from '#wording/phrase.ts';
import type { ShownWords } from '#wording/shown-chips.ts';
import type { Usual } from './cases/sample.ts';

/**
 * A book as the trainer knows it before any situation has been fetched: a file of its own beside the training
 * page.
 */
export interface TrainedBook {
  readonly book: string;
  readonly edition: string;
  readonly language: Language;
  /** Whether words of it may be in another language than the rest, as where nobody has translated them. */
  readonly mixed?: true;
  readonly title: string;
  readonly game: string;
  /** Phases of the game or season, in the book's order. */
  readonly phases: readonly TrainedPhase[];
  /** In the book's order. */
  readonly situations: readonly TrainedHead[];
  /**
   * Address of the whole book on one page, where a clause is looked for; of the training page, and of the
   * exam.
   */
  readonly wholeBook: string;
  readonly training: string;
  readonly exam: string;
  /** What answers and consequences are said with in this language. */
  readonly words: {
    readonly phrase: PhraseWords;
    readonly decides: WidgetWords['ruling']['decides'];
    readonly amounts: Pick<WidgetWords['amounts'], 'party' | 'result'>;
  };
}

export interface TrainedPhase {
  readonly id: string;
  readonly label: string;
  /** It is organisation, which nobody asks for at a table. */
  readonly apart?: true;
}

/** A situation as the book's file names it. */
export interface TrainedHead {
  readonly id: string;
  readonly lang?: Language;
  readonly title: string;
  readonly summary: string;
  readonly phase: string;
  /** Whether it is among the frequent ones: it comes up three times as often. */
  readonly common: boolean;
  readonly severity: 'none' | 'points' | 'game' | 'match';
  /** Address of its page. */
  readonly href: string;
  /** Address of its training file. */
  readonly file: string;
  /**
   * 10 hex digits: what its cases are made of, words and weights included. Cases of one seed are the same
   * while it is.
   */
  readonly hash: string;
  readonly rulings: readonly TrainedHeadRuling[];
}

export interface TrainedHeadRuling {
  readonly id: string;
  /** Ids that it had before. */
  readonly aliases?: readonly string[];
  /** 10 hex digits of what it means; another one where an edition changes it. */
  readonly meaning: string;
}

/** A situation with all that its cases are made of: a file of its own beside the situation's page. */
export interface TrainedSituation {
  readonly id: string;
  readonly lang?: Language;
  readonly language: Language;
  readonly title: string;
  /** Address of its page. */
  readonly href: string;
  readonly table: Table;
  readonly tree: Tree;
  /** By fact id. */
  readonly facts: Readonly<Record<string, FactText>>;
  /** What people say when it happens, with the answers that it names by a word of theirs alone. */
  readonly phrases: readonly Shout[];
  /** By id. */
  readonly rulings: Readonly<Record<string, TrainedRuling>>;
  readonly chips: ShownWords;
  readonly usual: Usual;
  /** Its worked examples. */
  readonly examples: readonly TrainedExample[];
  /** Questions that belong to other situations of the same phase, and matter here no more than there. */
  readonly beside: readonly { readonly fact: string; readonly ask: string }[];
}

export interface TrainedRuling extends RulingSummary {
  /** The clauses that it cites, `rule#clause`, or a rule alone. */
  readonly clauses: readonly string[];
}

export interface TrainedExample {
  readonly ruling: string;
  readonly story: string;
  readonly given: Answers;
}

/** What somebody says when it happens. */
export interface Shout {
  readonly text: string;
  /**
   * Options by fact that a word of it belongs to: it is not shouted where another one was the case. Absent:
   * none.
   */
  readonly names?: Readonly<Record<string, string>>;
}
