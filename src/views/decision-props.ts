/** What the widgets are given: plain data in one language. */
import type { FactText } from '#wording/phrase.ts';
import type { Table } from '#decide/table.ts';
import type { Tree } from '#decide/tree.ts';
import type { Brief } from '#wording/brief.ts';
import type { ShownEffect, ShownWords } from '#wording/shown-chips.ts';
import type { Language } from '#model/language.ts';
import type { WidgetWords } from '#i18n/widget.ts';
import type { Modality } from '#model/ruling.ts';
import type { LawLink } from './law-links.ts';
import type { MarkedText } from './marked-text.ts';
import type { Reading } from './readings.ts';
import type { RulingText } from './ruling-text.ts';

/** A situation's table with the words to say its cases in. */
export interface CaseData {
  readonly table: Table;
  readonly tree: Tree;
  /** By fact id. */
  readonly facts: Readonly<Record<string, FactText>>;
  readonly language: Language;
}

/** What a situation's page holds for its questions. What rulings say beyond their consequences is fetched. */
export interface DecisionProps extends CaseData {
  readonly title: string;
  /** Address of the situation's page, in the edition that the page shows. */
  readonly href: string;
  /** Who publishes the rules, and what their text is called: the first half of a citation. */
  readonly authority: string;
  readonly work: string;
  /** By fact id. */
  readonly questions: Readonly<Record<string, QuestionText>>;
  /** By ruling id. */
  readonly rulings: Readonly<Record<string, RulingSummary>>;
  /** Where nothing is asked the ruling stands in the page from the start, and its texts with it. */
  readonly texts:
    { readonly kind: 'here'; readonly texts: SituationTexts } | { readonly kind: 'at'; readonly href: string };
  readonly chips: ShownWords;
  readonly words: Omit<WidgetWords, 'check'>;
}

/** What a question shows beside its answers. */
export interface QuestionText {
  readonly ask: MarkedText;
  readonly how?: MarkedText;
  /** The articles that it rests on. */
  readonly laws: readonly LawLink[];
}

/** As much of a ruling as there must be before its texts have come. */
export interface RulingSummary {
  /** The language of its words, where that is not the page's. */
  readonly lang?: Language;
  readonly otherwise: boolean;
  readonly verdict: MarkedText;
  readonly effects: readonly ShownEffect[];
  readonly modality: Modality;
  /** Label of the role or party that decides. */
  readonly decidedBy?: string;
  /** What it rests on, by name, `regel 17A`, and by number alone. */
  readonly cites: readonly { readonly label: string; readonly short: string; readonly href: string }[];
  /** That this can be read otherwise: the kinds of notes at those clauses. */
  readonly readings: readonly Reading[];
  /** The ruling's page in the edition that the page shows, and for good. */
  readonly href: string;
  readonly permalink: string;
}

/** What a situation's rulings say beyond their consequences, by ruling id; a file beside the situation's page. */
export interface SituationTexts {
  readonly rulings: Readonly<Record<string, RulingText>>;
}

export interface CaseCheckProps extends CaseData {
  /** The ruling whose page this is. */
  readonly ruling: string;
  readonly situation: { readonly title: string; readonly href: string };
  /** With their consequences in chips, before anything is put into their amounts. */
  readonly rulings: Readonly<Record<string, Brief & { readonly href: string }>>;
  /** What this ruling's amounts are computed from; absent where no amount depends on the case. */
  readonly amounts?: { readonly effects: readonly ShownEffect[]; readonly chips: ShownWords };
  readonly words: Pick<WidgetWords, 'phrase' | 'check' | 'given' | 'amounts' | 'ruling' | 'glance'>;
}
