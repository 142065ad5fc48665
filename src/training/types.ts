/** The trainer's data: plain, in one language, made in the build and fetched on demand. */
import type { Answers, Table } from '#decide/table.ts';
import type { Tree } from '#decide/tree.ts';
import type { Plural } from '#i18n/language.ts';
import type { PhraseWords, TellingWords, WidgetWords } from '#i18n/words.ts';
import type { Language } from '#model/language.ts';
import type { RulingSummary } from '#views/decision-props.ts';
import type { FactText } from '#wording/phrase.ts';
import type { ShownWords } from '#wording/shown-chips.ts';
import type { Usual } from './cases/sample.ts';
import type { KnownRuling } from './reviews/types.ts';

/** A book before any situation has been fetched: a file of its own beside the training page. */
export interface TrainedBook {
  readonly book: string;
  readonly edition: string;
  /** What the edition is called. */
  readonly editionName: string;
  readonly language: Language;
  /** Whether some of its texts may be in another language, because they are not translated. */
  readonly mixed?: true;
  readonly title: string;
  readonly game: string;
  /** Phases of the game or season, in the book's order. */
  readonly phases: readonly TrainedPhase[];
  /** In the book's order. */
  readonly situations: readonly TrainedHead[];
  /** What it says of two rulings of one event, as far as there are cases of it; in the book's order. */
  readonly joint: readonly TrainedJointHead[];
  /**
   * 10 hex digits over all cases of two parts and what they mean: one for each would make the file that every
   * drill begins with much larger.
   */
  readonly jointHash: string;
  /** Addresses of the whole book on one page, in which clauses are looked for; of training and exam pages. */
  readonly wholeBook: string;
  /** Address of the file of its cases of two parts. */
  readonly jointCases: string;
  readonly training: string;
  readonly exam: string;
  /** Address of the page for a case of several parts. */
  readonly together: string;
  /** The words for answers and consequences. */
  readonly words: {
    readonly phrase: PhraseWords;
    readonly clauses: WidgetWords['ruling']['clauses'];
    /** Of the notes that are folded. */
    readonly moreNotes: Plural;
    readonly unnamed: WidgetWords['glance']['unnamed'];
    readonly decides: WidgetWords['ruling']['decides'];
    readonly further: WidgetWords['ruling']['further'];
    readonly amounts: Pick<WidgetWords['amounts'], 'party' | 'result'>;
  };
}

/** A concurrence in the book's file: the card under which its cases are practised. */
export interface TrainedJointHead {
  readonly id: string;
  /** 10 hex digits of what it means. */
  readonly meaning: string;
  readonly situations: readonly [string, string];
}

export interface TrainedPhase {
  readonly id: string;
  readonly label: string;
  /** It is about organisation, which does not come up at a table. */
  readonly apart?: true;
}

/** A situation in the book's file. */
export interface TrainedHead {
  readonly id: string;
  readonly lang?: Language;
  readonly title: string;
  readonly summary: string;
  readonly phase: string;
  /** Whether it is frequent: then it is drawn three times as often. */
  readonly common: boolean;
  readonly severity: 'none' | 'points' | 'game' | 'match';
  /** Address of its page. */
  readonly href: string;
  /** Address of its training file. */
  readonly file: string;
  /**
   * 10 hex digits over all data of its cases, texts and weights included. While it is unchanged a seed gives
   * the same case.
   */
  readonly hash: string;
  readonly rulings: readonly KnownRuling[];
}

/** A situation with the data for its cases: a file of its own beside the situation's page. */
export interface TrainedSituation {
  readonly id: string;
  readonly lang?: Language;
  readonly language: Language;
  readonly title: string;
  /** Address of its page, and of the texts of its rulings. */
  readonly href: string;
  readonly texts: string;
  readonly table: Table;
  readonly tree: Tree;
  /** By fact id. */
  readonly facts: Readonly<Record<string, FactText>>;
  /** What joins its facts to a story; absent where its texts are not in one language. */
  readonly telling?: TellingWords;
  /** Phrases that players shout, with the answers that they give away. */
  readonly phrases: readonly Shout[];
  /** By id. */
  readonly rulings: Readonly<Record<string, TrainedRuling>>;
  readonly chips: ShownWords;
  readonly usual: Usual;
  /** Its worked examples. */
  readonly examples: readonly TrainedExample[];
  /** Questions of other situations of the same phase, which do not matter here. */
  readonly beside: readonly { readonly fact: string; readonly ask: string }[];
}

export interface TrainedRuling extends RulingSummary {
  /** The clauses that it cites, `rule#clause`, or a rule alone. */
  readonly clauses: readonly string[];
  /** The notes that it rests on: where the text is not clear, and how it is read. */
  readonly unclear: readonly { readonly label: string; readonly html: string; readonly lang?: Language }[];
}

export interface TrainedExample {
  readonly ruling: string;
  readonly story: string;
  readonly given: Answers;
}

/** A phrase that players shout. */
export interface Shout {
  readonly text: string;
  /** Options that it gives away, by fact: it is not used in cases with other options. Absent: none. */
  readonly names?: Readonly<Record<string, string>>;
}
