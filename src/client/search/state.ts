/** What the search knows at any moment: plain data, from which the dialog is drawn. */
import type { Found, Hit } from '#search/types.ts';
import type { Loaded } from './indexes.ts';
import { continued, hitsOf, isFound, keyOf, sectionsOf, type Section } from './sections.ts';

export interface SearchState {
  /** Whether the page belongs to a book, so that there is a choice where to search. */
  readonly inBook: boolean;
  readonly open: boolean;
  /** As it stands in the field. */
  readonly query: string;
  /** All books, or the page's own. */
  readonly all: boolean;
  /** Which search this is. What comes for an earlier one is out of date. */
  readonly turn: number;
  /** Whether the indexes for this query are still being loaded. */
  readonly loading: boolean;
  readonly index: IndexState;
  /** Numbers, titles and terms. */
  readonly found: Found;
  readonly text: TextState;
  /** Whether other books, or what stands deeper in them, are being loaded. */
  readonly moreComing: boolean;
  /** Whether Enter was pressed before there was anything to open. */
  readonly entered: boolean;
  /** The key of the hit that the arrows chose. */
  readonly chosen: string | undefined;
  /**
   * What stood there up to that hit when more was found; somebody who moves through the list keeps it as it
   * is.
   */
  readonly kept: readonly Section[];
  /** Earlier queries, latest first. */
  readonly recent: readonly string[];
  /** What a screen reader hears. */
  readonly said: Said;
}

export type IndexState =
  { readonly kind: 'none' } | { readonly kind: 'loaded'; readonly loaded: Loaded } | { readonly kind: 'failed' };

/** How far the search of the text has come. */
export type TextState =
  | { readonly kind: 'idle' }
  /** With what an earlier query found. */
  | { readonly kind: 'pending'; readonly hits: readonly Hit[] }
  /** `partly`: what the text holds beside these could not be searched. */
  | { readonly kind: 'done'; readonly hits: readonly Hit[]; readonly partly: boolean }
  | { readonly kind: 'unavailable' };

/** As it was when it was said. */
export type Said =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'outcome'; readonly query: string; readonly count: number; readonly search: Searched };

/** How much was searched. */
export interface Searched {
  readonly text: TextState;
  readonly loaded: Loaded | undefined;
}

export const NOTHING: Found = {
  isNumber: false,
  numbers: [],
  isNear: false,
  matches: [],
  nearest: [],
  isElsewhere: false,
};

/** The search of a page, closed. */
export function closedSearch(inBook: boolean): SearchState {
  return {
    inBook,
    open: false,
    query: '',
    all: !inBook,
    turn: 0,
    loading: false,
    index: { kind: 'none' },
    found: NOTHING,
    text: { kind: 'idle' },
    moreComing: false,
    entered: false,
    chosen: undefined,
    kept: [],
    recent: [],
    said: { kind: 'nothing' },
  };
}

/** What is being looked for: the field without the blanks around it. */
export function askedIn({ query }: SearchState): string {
  return query.trim();
}

/** What has been loaded to search in; undefined until something is. */
export function loadedIn({ index }: SearchState): Loaded | undefined {
  return index.kind === 'loaded' ? index.loaded : undefined;
}

/** The hits as they are shown. */
export function sectionsIn({ kept, found, text }: SearchState): readonly Section[] {
  return continued(kept, sectionsOf(found, 'hits' in text ? text.hits : []));
}

/** The key of the hit that Enter opens. What only sounds alike is never opened unseen. */
export function activeIn(state: SearchState): string | undefined {
  const sections = sectionsIn(state);
  const { chosen } = state;
  if (chosen !== undefined && hitsOf(sections).some((hit) => keyOf(hit) === chosen)) return chosen;
  return hitsOf(sections.filter(isFound)).map(keyOf)[0];
}

/** Whether Enter has something to wait for: an index, the other books, the text. */
export function isBusy(state: SearchState): boolean {
  const booksToCome = askedIn(state) !== '' && loadedIn(state)?.booksToCome === true;
  return state.loading || state.text.kind === 'pending' || booksToCome;
}

/** Where to search, as an address says it: a page outside every book has no choice to speak of. */
export function isWider({ all, inBook }: SearchState): boolean {
  return all && inBook;
}
