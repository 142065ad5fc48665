/**
 * The index of a large book, as it is downloaded: a short head instead of the whole, and small pieces of two kinds. Where a
 * piece is, is reckoned from what is looked for; there is no directory that would grow with the book.
 */
import type { HitKind } from '#addresses/pages.ts';
import type { Entry } from '#search/entries.ts';
import type { IndexData, RuleData, SituationData } from '#search/index-data.ts';

/** The head: whose index it is, what is offered before anything is typed, and how to reckon where all else is. */
export interface DividedData extends Pick<IndexData, 'book' | 'edition' | 'language' | 'title'> {
  /** The first of those that are asked for most. */
  readonly common: readonly Common[];
  readonly divided: Division;
}

/** A situation as it is offered before anything is typed. */
export type Common = Pick<SituationData, 'id' | 'title' | 'summary'>;

/** How the index was cut into pieces. */
export interface Division {
  /** The folder of the pieces beside the head: a hash of them all, so that pieces of two builds are never taken together. */
  readonly folder: string;
  /** How many pieces hold what is looked up by a key, of each kind. */
  readonly keyed: Readonly<Partial<Record<keyof Keyed, number>>>;
  /** How many entries stand in a piece of them. */
  readonly block: number;
  /** In the order of their numbers: what the entries are, and how many of each. */
  readonly kinds: readonly (readonly [kind: HitKind, count: number])[];
  /** What texts weigh, and whether they can be shown; a place among the texts of an entry names one of these. */
  readonly roles: readonly (readonly [weight: number, shown: 0 | 1])[];
}

/** What a piece holds by its keys (keys.ts says which). */
export interface Keyed {
  readonly stem: WordRecord;
  readonly letters: LetterList;
  readonly number: NumberRecord;
  readonly light: Readonly<Record<string, number>>;
}

/** The words of one stem, and what else to look for where one of them is typed. */
export interface WordRecord {
  readonly forms?: readonly Form[];
  /** What is said in other words: those of them that the book has. */
  readonly means?: readonly string[];
  /** Words of the book that one of these begins and another of its words ends. */
  readonly joins?: readonly string[];
  /** Names of terms that begin with one of these, each with the number of its entry. */
  readonly names?: readonly (readonly [name: string, entry: number])[];
  /** Names that only other books have, which begin with such a word. */
  readonly elsewhere?: readonly string[];
}

/**
 * A word, how much it says, and the texts it stands in, or the best of them: by the distance of the entry from the one
 * before, the place of the text (times the number of roles, plus its role), and ten times what all its words say.
 */
export type Form = readonly [
  word: string,
  rarity: number,
  entries: readonly number[],
  places: readonly number[],
  masses: readonly number[],
];

/** Words that have these letters; where there are too many, those that stand in most texts, and `more`: the rest by one letter more. */
export interface LetterList {
  readonly words: readonly string[];
  readonly more?: true;
}

/** What has numbers that begin alike: rules, each with its place among those of the edition, and articles of the laws. */
export interface NumberRecord {
  readonly rules?: readonly (readonly [at: number, rule: RuleData])[];
  readonly articles?: IndexData['articles'];
}

/** An entry with the texts that can be shown: each with its role, and a hundred times what its words say. */
export type StoredEntry = Omit<Entry, 'kind' | 'texts'> & {
  readonly texts: readonly (readonly [text: string, role: number, mass: number])[];
};
