/** What the search dialog says. Each language is a file of its own: a page loads its own and no other. */
import type { Plural } from './language.ts';

export interface SearchWords {
  /** The dialog's name. */
  readonly title: string;
  /** The field's name. */
  readonly field: string;
  readonly placeholder: string;
  readonly close: string;
  /** Where to search; the two that follow are the choice. */
  readonly scope: string;
  readonly thisBook: string;
  readonly allBooks: string;
  /** While the field is empty: what can be typed, and above what is asked most. */
  readonly hint: string;
  readonly frequent: string;
  /** What the keys do, for who has a keyboard. */
  readonly keys: Readonly<Record<'move' | 'open' | 'close', string>>;
  /** Over the groups of hits. */
  readonly groups: Readonly<Record<'numbers' | 'matches' | 'text' | 'nearest', string>>;
  readonly kinds: Readonly<
    Record<'rule' | 'clause' | 'situation' | 'calculator' | 'ruling' | 'case' | 'term' | 'article', string>
  >;
  /** For a screen reader, with `{n}`. */
  readonly count: Plural;
  readonly loading: string;
  /** Nothing in the other lists; the text is still being searched. */
  readonly searchingText: string;
  readonly onlyText: string;
  /** With `{query}`. */
  readonly none: string;
  /** Above the numbers that come nearest to one that is not there, with `{query}`. */
  readonly nearNumber: string;
  /** For a word of another book that this one does not have, with `{query}`. */
  readonly elsewhere: string;
  /** A way on: every situation of the book, without and with its `{book}`. */
  readonly situations: string;
  readonly situationsOf: string;
  readonly searchAll: string;
  readonly failed: string;
  /** Some of the books could not be loaded: with their titles in `{books}`, and where these are not known. */
  readonly missing: string;
  readonly othersMissing: string;
  /** All that is wanted has been looked through, but not as deep as it goes. */
  readonly cutShort: string;
  readonly retry: string;
  readonly textUnavailable: string;
  /** Under what was found in the text, where a part of it may not have come. */
  readonly textPartly: string;
  /** In development, where no index of the text is made; `{command}` makes one and shows the site with it. */
  readonly textUnbuilt: string;
  readonly recent: string;
  readonly clear: string;
}
