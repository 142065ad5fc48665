/** What the widgets are given: plain data in one language. */
import type { CaseRecord } from '#addresses/record.ts';
import type { FormerAnswers } from '#addresses/answers.ts';
import type { FactText } from '#wording/phrase.ts';
import type { Table } from '#decide/table.ts';
import type { Tree } from '#decide/tree.ts';
import type { Brief } from '#wording/brief.ts';
import type { OwnNumber } from '#wording/citation.ts';
import type { ShownEffect, ShownWords } from '#wording/shown-chips.ts';
import type { Box } from '#model/box.ts';
import type { Language } from '#model/language.ts';
import type { WidgetWords } from '#i18n/words.ts';
import type { Modality } from '#model/modality.ts';
import type { Relation, Seat, SeatWords } from '#model/seat.ts';
import type { AlsoInLanguage } from './languages.ts';
import type { LawLink } from './law-links.ts';
import type { MarkedText } from './marked-text.ts';
import type { ReplayPlace } from './record-props.ts';
import type { RestMark } from './rest-marks.ts';
import type { RulingText } from './ruling-text.ts';
import type { TimeText } from './times.ts';

/** A situation's table with the words for its cases. */
export interface CaseData {
  readonly table: Table;
  readonly tree: Tree;
  /** What answers were called in older addresses; absent where all are called as ever. */
  readonly former?: FormerAnswers;
  /** By fact id. */
  readonly facts: Readonly<Record<string, FactText>>;
  readonly language: Language;
  /** Present if the situation declares that its words mean seats relative to the offender. */
  readonly seats?: SeatTexts;
  /** The offender's seat, once it is known (views/seated.ts): links to this case keep it. */
  readonly seat?: Seat;
}

/** Who sits where, seen from the one who erred. */
export interface SeatTexts {
  /** The words of the texts that mean a seat. */
  readonly words: SeatWords;
  /** The parties as written in a sentence. */
  readonly parties: Readonly<Record<Relation, string>>;
}

/**
 * What a text that is handed on is made of: on a situation's page with all its rulings, on a ruling's page
 * with its own.
 */
export interface SharedCase {
  /** The situation's. */
  readonly title: string;
  /** The permanent address of the situation's page in its edition. */
  readonly permalink: string;
  /** What other sites show of it, likewise permanent; absent where none may. */
  readonly embed?: string;
  /** Who publishes the rules, and what their text is called: the first half of a citation. */
  readonly authority: string;
  readonly work: string;
  /** The edition and since when it holds. */
  readonly edition: string;
  /** The parts of a case's record apart from the ruling and the answers (addresses/record.ts). */
  readonly record: Pick<CaseRecord, 'book' | 'edition' | 'table'>;
  /** What holds where a fact that decides can no longer be established; absent where the book is silent. */
  readonly unestablished?: Unestablished;
  /** By ruling id. */
  readonly rulings: Readonly<Record<string, RulingSummary>>;
  readonly chips: ShownWords;
  readonly words: {
    readonly source: WidgetWords['source'];
    readonly ruling: Pick<WidgetWords['ruling'], 'decides'>;
  };
}

/**
 * Props of the questions on a situation's page. The texts of rulings beyond their consequences are fetched
 * later.
 */
export interface DecisionProps extends CaseData, SharedCase {
  /** Address of the situation's page, in the edition that the page shows. */
  readonly href: string;
  /** The language whose text counts, on a page of a translation. */
  readonly original?: AlsoInLanguage;
  /** The page for a case of several parts, and what this situation is called there. */
  readonly together: { readonly href: string; readonly situation: string };
  /** By fact id. */
  readonly questions: Readonly<Record<string, QuestionText>>;
  /** A page without questions shows its ruling from the start, and contains its texts. */
  readonly texts:
    { readonly kind: 'here'; readonly texts: SituationTexts } | { readonly kind: 'at'; readonly href: string };
  readonly words: Omit<WidgetWords, 'check'>;
}

/** What a book says of facts that can no longer be established. */
export interface Unestablished {
  /** The language of the verdict, where that is not the page's. */
  readonly lang?: Language;
  readonly verdict: MarkedText;
  /** Who decides then. */
  readonly decidedBy?: string;
  readonly cites: readonly CiteMark[];
  /** The situations that say how the facts are found. */
  readonly next: readonly { readonly title: string; readonly lang?: Language; readonly href: string }[];
}

/** A question's texts apart from its answers. */
export interface QuestionText {
  readonly ask: MarkedText;
  readonly how?: MarkedText;
  /** The articles that it rests on. */
  readonly laws: readonly LawLink[];
  /** The times that it asks about (whether they are over); absent if there are none. */
  readonly times?: readonly TimeText[];
}

/** The parts of a ruling that are needed before its texts are fetched. */
export interface RulingSummary {
  /** The language of its words, where that is not the page's. */
  readonly lang?: Language;
  /** Where the book does not give it: what kind of open that is. */
  readonly open?: string;
  /** The same where the book words it itself, and all that follows is that somebody decides. */
  readonly left?: string;
  readonly verdict: MarkedText;
  /** Its first sentence only says its consequences again (src/wording/restates.ts). */
  readonly restates?: true;
  readonly effects: readonly ShownEffect[];
  readonly modality: Modality;
  /** Label of the role or party that decides. */
  readonly decidedBy?: string;
  /** Where it forbids and the book states no consequence: that, and who decides. */
  readonly unstated?: string;
  /** The clauses that it cites. */
  readonly cites: readonly CiteMark[];
  /** The notes that its outcome rests on. */
  readonly rests: readonly RestMark[];
  /** The line behind which these are folded, if there are several. */
  readonly doubts?: string;
  /** The ruling's page in the edition shown, and its permanent address. */
  readonly href: string;
  readonly permalink: string;
}

/** A clause that a ruling follows from, by name: `regel 17A`. */
export interface CiteMark {
  readonly label: string;
  readonly href: string;
  /** What of the number is this site's own, where the source does not print it. */
  readonly own?: OwnNumber;
}

/**
 * The texts of a situation's rulings beyond their consequences, by ruling id; a separate file of the
 * situation's page.
 */
export interface SituationTexts {
  readonly rulings: Readonly<Record<string, RulingText>>;
}

export interface CaseCheckProps extends CaseData {
  /** The ruling whose page this is. */
  readonly ruling: string;
  readonly situation: { readonly title: string; readonly href: string };
  /** The answers of a case that leads to it; given where other sites may show it. */
  readonly example?: string;
  /** The data for sharing; this is its only ruling. */
  readonly shared: SharedCase;
  /** With their consequences in chips, before anything is put into their amounts. */
  readonly rulings: Readonly<Record<string, Brief & { readonly href: string }>>;
  /** What this ruling's amounts are computed from; absent where no amount depends on the case. */
  readonly amounts?: { readonly effects: readonly ShownEffect[]; readonly chips: ShownWords };
  /** The cases in which its answers tell that something else may hold in its place; absent where none do. */
  readonly instead?: readonly Box[];
  /** Where records of it find other tables than the page's; absent if there are none. */
  readonly replay?: ReplayPlace;
  readonly words: Pick<WidgetWords, 'phrase' | 'check' | 'given' | 'amounts' | 'ruling' | 'glance'>;
}
