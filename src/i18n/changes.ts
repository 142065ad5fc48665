/** What is said of the changes between an edition and the one before it. */
import type { Plural } from './language.ts';

export interface ChangeWords {
  readonly title: string;
  /** With `{game}`, `{before}` and `{after}`. */
  readonly description: string;
  /** With `{before}` and `{after}`. */
  readonly lead: string;
  /** Leads there from elsewhere: what changed in `{edition}`. */
  readonly link: string;
  readonly nothing: string;
  /** Before what is given in one edition, `{edition}`. */
  readonly in: string;
  readonly filter: string;
  readonly none: string;

  readonly cases: {
    readonly title: string;
    readonly lead: string;
    readonly nothing: string;
    /** How many changes a situation has, `{n}`. */
    readonly count: Plural;
    /** Where every case of a situation is meant. */
    readonly always: string;
    /** Between alternatives. */
    readonly orWhen: string;
    /** With `{case}`. */
    readonly example: string;
    /** Leads to the ruling of that case in `{edition}`. */
    readonly open: string;
    /** What is so, `{when}`; the ruling in the edition before, `{before}`, and in this one, `{after}`. */
    readonly sentence: string;
    /** Cases that only this edition has: the one before, `{edition}`, does not know them or excludes them. */
    readonly onlyAfter: Readonly<Record<'unknown' | 'impossible', string>>;
    /** Cases that only the one before has: this one, `{edition}`, does not know them or excludes them. */
    readonly onlyBefore: Readonly<Record<'unknown' | 'impossible', string>>;
    /** Situations that only one edition has. */
    readonly added: string;
    readonly dropped: string;
  };

  readonly text: {
    readonly title: string;
    /** What the marks mean. */
    readonly legend: Readonly<Record<'added' | 'removed', string>>;
    readonly nothing: string;
    /** What has become of a rule; with `{from}`, `{into}`, `{before}` and `{after}`. */
    readonly marks: Readonly<Record<'new' | 'dropped' | 'split' | 'into' | 'renumbered' | 'moved' | 'text', string>>;
    /** Heard before what was added or removed, and behind it. */
    readonly heard: Readonly<Record<'added' | 'removed' | 'end', string>>;
  };

  readonly terms: string;
  readonly notes: string;
  /** What has become of a clause, a term or a note. */
  readonly kinds: Readonly<Record<'kept' | 'new' | 'dropped', string>>;
  /** A note, by its kind: `{kind}` at `{cite}`. */
  readonly noteAt: string;

  readonly feed: {
    /** With `{title}`, of the book. */
    readonly title: string;
    /** With `{edition}`: of the first edition, which changes nothing. */
    readonly published: string;
    readonly publishedText: string;
    /** With `{edition}`. */
    readonly entry: string;
    /** How many rules have changed, `{n}`; terms; notes. */
    readonly rules: Plural;
    readonly terms: Plural;
    readonly notes: Plural;
    /** Situations by `{title}`. */
    readonly situation: Readonly<Record<'added' | 'dropped', string>>;
  };
}
