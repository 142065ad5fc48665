/** What the islands are given: plain data in one language, each text once. */
import type { FactText } from '#wording/phrase.ts';
import type { Answers, Table } from '#decide/table.ts';
import type { Tree } from '#decide/tree.ts';
import type { ShownEffect, ShownWords } from '#wording/shown-chips.ts';
import type { Language } from '#model/language.ts';
import type { WidgetWords } from '#i18n/widget.ts';
import type { Modality } from '#model/ruling.ts';

/** A situation's table with the words to say its cases in. */
export interface CaseData {
  readonly table: Table;
  readonly tree: Tree;
  /** By fact id. */
  readonly facts: Readonly<Record<string, FactText>>;
  readonly language: Language;
}

export interface DecisionProps extends CaseData {
  readonly title: string;
  /** Address of the situation's page, in the edition that the page shows. */
  readonly href: string;
  /** Who publishes the rules, and what their text is called: the first half of a citation. */
  readonly authority: string;
  readonly work: string;
  /** By ruling id. */
  readonly rulings: Readonly<Record<string, RulingText>>;
  /** By citation: `17`, `17#a`. */
  readonly cites: Readonly<Record<string, CiteText>>;
  /** Texts of cited clauses, by `rule#clause`. */
  readonly clauses: Readonly<Record<string, ClauseText>>;
  /** Law articles that questions ask about, by fact; absent for a fact without any. */
  readonly factLaws: Readonly<Record<string, readonly string[]>>;
  /** By article: `27B1(a)`. */
  readonly laws: Readonly<Record<string, LawText>>;
  /** Texts with abbreviations in them, as HTML that has the definitions at hand; by the text. */
  readonly marked: Readonly<Record<string, string>>;
  /** Situations that rulings point to next. */
  readonly next: Readonly<Record<string, NextText>>;
  readonly chips: ShownWords;
  /** Those for amounts are left out where no ruling of the situation computes one. */
  readonly words: Omit<WidgetWords, 'check' | 'amounts'> & { readonly amounts?: WidgetWords['amounts'] };
}

export interface RulingText {
  /** The language of its words, where that is not the page's. */
  readonly lang?: Language;
  readonly otherwise: boolean;
  readonly verdict: string;
  readonly explain?: string;
  readonly effects: readonly ShownEffect[];
  readonly modality: Modality;
  /** Label of the role or party that decides. */
  readonly decidedBy?: string;
  readonly cites: readonly string[];
  readonly steps: readonly string[];
  readonly stayUntil: readonly string[];
  readonly next: readonly string[];
  /** Answers that the ruling itself settles for what comes next. */
  readonly establishes?: Answers;
  /** Keys of `laws`. */
  readonly laws: readonly string[];
  /** The ruling's page in the edition that the page shows, and for good. */
  readonly href: string;
  readonly permalink: string;
}

export interface CiteText {
  /** The language of the title, where that is not the page's. */
  readonly lang?: Language;
  /** `regel 17A`. */
  readonly label: string;
  readonly title: string;
  readonly href: string;
  /** Keys of `clauses`. Empty where the rule is too long to be shown here. */
  readonly clauses: readonly string[];
}

export interface LawText {
  readonly caption: string;
  readonly href: string;
}

export interface ClauseText {
  /** The language of its text, where that is not the page's. */
  readonly lang?: Language;
  /** Printed letter, or the site's own number. */
  readonly mark: string;
  /** Whether the mark is the site's own. */
  readonly own: boolean;
  readonly html: string;
  /** Editor's notes, as HTML. */
  readonly notes: readonly string[];
}

export interface NextText {
  /** The language of the title, where that is not the page's. */
  readonly lang?: Language;
  readonly title: string;
  readonly href: string;
  /** Facts that it asks too, or that a ruling here establishes for it: their answers carry over. */
  readonly shared: readonly string[];
}

export interface CaseCheckProps extends CaseData {
  /** The ruling whose page this is. */
  readonly ruling: string;
  readonly situation: { readonly title: string; readonly href: string };
  readonly rulings: Readonly<Record<string, { readonly verdict: string; readonly href: string }>>;
  /** What this ruling's amounts are computed from; absent where no amount depends on the case. */
  readonly amounts?: { readonly effects: readonly ShownEffect[]; readonly chips: ShownWords };
  readonly words: Pick<WidgetWords, 'phrase' | 'check' | 'given'> & {
    readonly amounts: Pick<WidgetWords['amounts'], 'party' | 'formula' | 'result'>;
  };
}
