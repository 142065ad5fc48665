/** The state of the search: plain data that the dialog is rendered from. */
import type { Found, Hit } from '#search/types.ts';
import type { Loaded } from './indexes.ts';
import { continued, hitsOf, isFound, keyOf, sectionsOf, type Section } from './sections.ts';

export interface SearchState {
  /** Whether the page belongs to a book, so that the scope can be chosen. */
  readonly inBook: boolean;
  readonly open: boolean;
  /** The text of the field. */
  readonly query: string;
  /** All books, or the page's own. */
  readonly all: boolean;
  /** Number of this search. Results for an earlier one are dropped. */
  readonly turn: number;
  /** Whether the indexes for this query are still being loaded. */
  readonly loading: boolean;
  readonly index: IndexState;
  /** Numbers, titles and terms. */
  readonly found: Found;
  readonly text: TextState;
  /** Whether other books, or deeper indexes, are being loaded. */
  readonly moreComing: boolean;
  /** Whether Enter was pressed before there was a hit to open. */
  readonly entered: boolean;
  /** The key of the hit selected with the arrows. */
  readonly chosen: string | undefined;
  /** The list up to that hit when more was found: it does not change under a reader who moves through it. */
  readonly kept: readonly Section[];
  /** Earlier queries, latest first. */
  readonly recent: readonly string[];
  /** The announcement for screen readers. */
  readonly said: Announcement;
}

export type IndexState =
  { readonly kind: 'none' } | { readonly kind: 'loaded'; readonly loaded: Loaded } | { readonly kind: 'failed' };

/** The progress of the full-text search. */
export type TextState =
  | { readonly kind: 'idle' }
  /** With the hits of an earlier query. */
  | { readonly kind: 'pending'; readonly hits: readonly Hit[] }
  /** `partly`: the rest of the text could not be searched. */
  | { readonly kind: 'done'; readonly hits: readonly Hit[]; readonly partly: boolean }
  | { readonly kind: 'unavailable' };

/** An announcement, with the data of that moment. */
export type Announcement =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'outcome'; readonly query: string; readonly count: number; readonly search: Searched };

/** How much was searched. */
export interface Searched {
  readonly text: TextState;
  readonly loaded: Loaded | undefined;
}

export const NOTHING: Found = {
  tools: [],
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

/** The query: the text of the field, trimmed. */
export function trimmedQuery({ query }: SearchState): string {
  return query.trim();
}

/** The loaded indexes; undefined until some are. */
export function loadedIn({ index }: SearchState): Loaded | undefined {
  return index.kind === 'loaded' ? index.loaded : undefined;
}

/** The hits as they are shown. */
export function sectionsIn({ kept, found, text }: SearchState): readonly Section[] {
  return continued(kept, sectionsOf(found, 'hits' in text ? text.hits : []));
}

/** The key of the hit that Enter opens. Hits that are only similar are never opened unseen. */
export function activeIn(state: SearchState): string | undefined {
  const sections = sectionsIn(state);
  const { chosen } = state;
  if (chosen !== undefined && hitsOf(sections).some((hit) => keyOf(hit) === chosen)) return chosen;
  return hitsOf(sections.filter(isFound)).map(keyOf)[0];
}

/** Whether Enter has to wait for an index, the other books or the full text. */
export function isBusy(state: SearchState): boolean {
  const booksToCome = trimmedQuery(state) !== '' && loadedIn(state)?.booksToCome === true;
  return state.loading || state.text.kind === 'pending' || booksToCome;
}

/** The scope for the address: outside of books there is no choice. */
export function isWider({ all, inBook }: SearchState): boolean {
  return all && inBook;
}
