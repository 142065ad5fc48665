/** What the pages say around the content. Whole sentences with `{name}` for what differs. */
import type { OpenKind } from '#model/rests.ts';
import type { Modality } from '#model/modality.ts';
import type { NoteKind } from '#model/rule.ts';
import type { Plural } from './language.ts';

export interface PageWords {
  /** The language's own name. */
  readonly language: string;
  /** What somebody presses or says, within a sentence, with `{text}`. */
  readonly quoted: string;
  /** Words before a noun that cannot be left out where it is said behind "or": articles, and how many; spaces between. */
  readonly beforeNouns: string;
  /** Words that make a sentence say the opposite, spaces between. */
  readonly negations: string;
  readonly start: {
    readonly title: string;
    readonly description: string;
    readonly claim: string;
    readonly lead: string;
    readonly books: string;
    readonly booksIn: string;
    readonly how: readonly { readonly title: string; readonly text: string }[];
  };
  /** What stands below a page's title in a chat, with texts of the content, which end as they like. */
  readonly preview: {
    /** A book or a situation: `{summary}` and the site's `{claim}`. */
    readonly about: string;
    /** A ruling, whose title is its verdict: what follows, `{follows}`, and `{explain}`, which says more about it. */
    readonly ruling: string;
  };
  readonly nav: {
    readonly skip: string;
    readonly main: string;
    readonly search: string;
    /** The name of a button that looks like a field: `{search}`, and what stands in it, `{ask}`. */
    readonly searchFor: string;
    readonly trail: string;
    /** The name of the links to the same page in other languages. */
    readonly languages: string;
    readonly more: string;
    /** In the status line, when what somebody asked for cannot be loaded. */
    readonly cut: string;
    /** At the end of a page that has not come whole; there is nothing else on it then that could say so. */
    readonly half: string;
  };
  readonly doors: Readonly<Record<'happened' | 'rules' | 'penalties', Door>>;
  readonly book: {
    readonly rules: string;
    readonly ruleCount: Plural;
    readonly common: string;
    readonly allSituations: string;
    readonly chapter: string;
    readonly editions: string;
    readonly currentEdition: string;
    readonly olderEdition: string;
    readonly editionAhead: string;
  };
  readonly edition: {
    /** With `{edition}`. */
    readonly name: string;
    /** The day that the edition is of, which is all that a book may say of it. With `{day}`. */
    readonly since: string;
    /** From when it will be in force, where that day is yet to come. */
    readonly from: string;
    readonly undated: string;
    readonly issued: string;
    readonly ownWords: string;
    readonly official: string;
    readonly related: string;
    readonly superseded: string;
    /** With `{day}` and `{edition}`, the one in force until then. */
    readonly ahead: string;
    readonly toCurrent: string;
    readonly permanent: string;
    readonly permanentHere: string;
    readonly ownNumbers: string;
  };
  readonly authority: Readonly<Record<'rule' | 'note' | 'example' | 'ruling', string>>;
  readonly noteKinds: Readonly<Record<NoteKind, string>>;
  readonly rule: {
    /** With `{number}`. */
    readonly name: string;
    /** In running text, with `{number}`. */
    readonly inText: string;
    /** A lettered clause in running text, with `{number}` and `{letter}`. */
    readonly lettered: string;
    /** A clause by the site's own number, with `{rule}` and `{n}`. */
    readonly own: string;
    /** A clause by its printed number, where the rule has that more than once, with `{rule}`, `{section}` and `{n}`. */
    readonly inSection: string;
    /** A clause before which the source prints words, with `{rule}` and `{label}`. */
    readonly inWords: string;
    /** A clause that has a name and no number, with `{rule}` and `{name}`. */
    readonly named: string;
    readonly ownNumber: string;
    readonly rulings: string;
    readonly situation: string;
    readonly otherSituations: string;
    readonly cites: string;
    readonly citedBy: Plural;
    /** Of a rule, where others that cite it stand at its clauses. */
    readonly citedFurther: Plural;
    readonly citedKinds: Readonly<Record<'rule' | 'ruling' | 'situation' | 'term', string>>;
  };
  /** A clause, by its number: `{clause}`. */
  readonly share: { readonly clause: string };
  readonly situations: {
    readonly title: string;
    readonly description: string;
    readonly lead: string;
    /** Label of the field that filters the page. */
    readonly search: string;
    readonly count: Plural;
  };
  readonly situation: {
    /** Over all that stands below the questions. */
    readonly more: string;
    readonly procedure: string;
    readonly phrases: string;
    readonly outline: string;
    readonly outlineLead: string;
    readonly involved: string;
    readonly open: string;
    readonly openLead: Readonly<Record<OpenKind, string>>;
    readonly ifForgotten: string;
    readonly chooses: string;
    readonly above: string;
    readonly oneRuling: string;
    readonly unknown: string;
    readonly proven: string;
    /** In the place of the questions: while a link's answers are being read, and where they cannot be. */
    readonly reading: string;
    readonly missing: string;
  };
  readonly ruling: {
    readonly when: string;
    readonly whenAlways: string;
    readonly whenOtherwise: Readonly<Record<OpenKind, string>>;
    readonly orWhen: string;
    /** Between what several alternatives have in common and the first of them. */
    readonly andOneOf: string;
    readonly not: string;
    /** What `must` means where a player chose first. */
    readonly afterChoice: string;
    /** What a modality means where the ruling rests on more than the text. */
    readonly asWeRead: Readonly<Record<Modality, string>>;
    /** Over the notes that it then rests on. */
    readonly rests: string;
    /** Below a note, over what follows if it is read the other way; the cases with `{when}`; and where nothing changes. */
    readonly otherReading: Readonly<Record<'title' | 'when' | 'same', string>>;
    readonly steps: string;
    readonly stay: string;
    readonly clauses: string;
    readonly next: string;
    readonly examples: string;
    readonly overrides: string;
    readonly cite: string;
    /** With `{authority}`, `{work}`, `{rules}`, `{verdict}`, `{url}`. */
    readonly citation: string;
    /** Cited `{rules}` whose numbers the source does not print; and those of whose clauses it does not. */
    readonly ownRules: string;
    readonly ownClauses: string;
    readonly situation: string;
    readonly check: string;
  };
  readonly penalties: {
    readonly title: string;
    readonly description: string;
    readonly lead: string;
    readonly print: string;
    readonly filter: string;
    readonly all: string;
    readonly search: string;
    readonly columns: Readonly<Record<'what' | 'penalty' | 'rule', string>>;
    readonly none: string;
    /** Leads from there to the search of the whole book. */
    readonly searchAll: string;
    /** What the asterisk means, and the dagger. */
    readonly reading: string;
    readonly rests: string;
    /** How many rows of `{all}` are shown. */
    readonly count: string;
    /** The two orders of the list, and what they are together. */
    readonly order: Readonly<Record<'name' | 'phase' | 'amount', string>>;
    /** Heads what has no amount, in the order of amounts. */
    readonly noAmount: string;
    /** For what happened, where a ruling asks for nothing, and where it is the one for what a book leaves open. */
    readonly always: string;
    readonly otherwise: Readonly<Record<OpenKind, string>>;
    /** Words that deny: what follows them cannot be left out of a phrase. In small letters, spaces between. */
    readonly negations: string;
    /** That something may follow and need not; and with `{who}`, who decides it. */
    readonly leave: Readonly<Record<'may' | 'discretion', string>>;
    readonly leaveTo: Readonly<Record<'may' | 'discretion', string>>;
    /** Who is meant where nobody is named, and what the arrow says. */
    readonly sides: string;
    /** The sheet for the wall. */
    readonly wall: {
      /** With `{game}`. */
      readonly title: string;
      /** With `{n}` and `{all}`. */
      readonly sheet: string;
      /** Above the address. */
      readonly more: string;
    };
  };
  /** A whole book on one page. */
  readonly booklet: {
    readonly title: string;
    /** With `{game}` and `{authority}`. */
    readonly description: string;
    readonly lead: string;
    /** Leads there. */
    readonly open: string;
    readonly contents: string;
    /** Heads the notes at the end of a rule. */
    readonly notes: string;
    readonly print: string;
    /** The number of a sheet of paper: `{n}` of `{all}`. */
    readonly page: string;
    /** Above the address on paper: what is found there. */
    readonly more: string;
  };
  /** On a printed ruling: what is filled in by hand, and what is said above its address. */
  readonly paperForm: Readonly<
    Record<'tournament' | 'day' | 'table' | 'round' | 'names' | 'decided' | 'signed' | 'more', string>
  >;
  readonly terms: {
    readonly title: string;
    readonly description: string;
    readonly lead: string;
    readonly aliases: string;
    readonly english: string;
    readonly phrases: string;
    readonly letters: string;
    /** In the field over the list. */
    readonly search: string;
    readonly none: string;
    /** Spoken of the link that names something looked up in its address: `{name}`. */
    readonly link: string;
  };
  readonly gaps: {
    readonly title: string;
    readonly description: string;
    readonly lead: string;
    readonly open: string;
    readonly openLead: string;
    readonly openNone: string;
    readonly notes: string;
    readonly notesLead: string;
    readonly notesNone: string;
    readonly outcome: string;
    /** Who decides where the book does not, `{who}`. */
    readonly who: string;
    /** How many cases of a situation are open, `{n}`. */
    readonly cases: Plural;
    /** In the field over both lists. */
    readonly search: string;
    readonly none: string;
  };
  readonly missing: { readonly title: string; readonly text: string; readonly home: string };
  /** Where the case of a link could not be read: on the page of its ruling, and on the sheet of a dispute. */
  readonly unread: string;
  readonly moved: { readonly title: string; readonly text: string };
}

interface Door {
  readonly title: string;
  readonly text: string;
  /** As it stands in the bar of a desk, and in trails. */
  readonly short: string;
  /** Under the thumb, where there is room for one word. */
  readonly thumb: string;
}
