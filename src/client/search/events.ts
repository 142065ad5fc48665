/** The events of the search, and its effects. */
import type { AddressedSearch } from '#addresses/search-query.ts';
import type { TextEdition } from '#search/full-text/search.ts';
import type { Found, Hit } from '#search/types.ts';
import type { Loaded } from './indexes.ts';

export type SearchEvent =
  /**
   * The reader opens the search. `typed`: whether the query was just typed and typing goes on; otherwise its
   * text is selected. `entered`: whether Enter was pressed after it.
   */
  | {
      readonly kind: 'opened';
      readonly query: string;
      readonly all: boolean;
      readonly typed: boolean;
      readonly entered: boolean;
      readonly recent: readonly string[];
    }
  | { readonly kind: 'typed'; readonly query: string }
  /** The scope was changed. */
  | { readonly kind: 'scoped'; readonly all: boolean }
  /** A search from a button, which may be gone afterwards. */
  | { readonly kind: 'asked'; readonly query: string; readonly all: boolean }
  | { readonly kind: 'loaded'; readonly turn: number; readonly loaded: Loaded; readonly found: Found }
  | { readonly kind: 'load-failed'; readonly turn: number }
  /** Typing has paused for a moment. */
  | { readonly kind: 'paused'; readonly turn: number }
  | {
      readonly kind: 'text-searched';
      readonly turn: number;
      readonly hits: readonly Hit[];
      readonly complete: boolean;
    }
  | { readonly kind: 'more-loaded'; readonly turn: number; readonly loaded: Loaded; readonly found: Found }
  | { readonly kind: 'more-failed'; readonly turn: number }
  /** Nothing has changed for longer. */
  | { readonly kind: 'settled'; readonly turn: number }
  /** An arrow key selected this hit. */
  | { readonly kind: 'stepped'; readonly key: string }
  | { readonly kind: 'entered' }
  | { readonly kind: 'entered-beside' }
  /** A hit is being followed; `away`: to another page, in this tab. */
  | { readonly kind: 'followed'; readonly how: 'here' | 'away' | 'beside' }
  | { readonly kind: 'recent-cleared' }
  | { readonly kind: 'closed' };

export type SearchEffect =
  /** Shows the dialog and focuses its field, with the text selected or the caret at its end. */
  | { readonly kind: 'show'; readonly caret: 'all' | 'end' }
  | { readonly kind: 'close' }
  | { readonly kind: 'focus-field' }
  | { readonly kind: 'load'; readonly turn: number; readonly query: string; readonly all: boolean }
  | { readonly kind: 'load-more'; readonly turn: number; readonly query: string; readonly more: () => Promise<Loaded> }
  | { readonly kind: 'await-pause'; readonly turn: number }
  | { readonly kind: 'await-settled'; readonly turn: number }
  | {
      readonly kind: 'search-text';
      readonly turn: number;
      readonly query: string;
      readonly texts: readonly TextEdition[];
    }
  /** Prefetches what a search of the full text needs. */
  | { readonly kind: 'warm-up'; readonly texts: readonly TextEdition[] }
  | { readonly kind: 'show-in-address'; readonly search: AddressedSearch | undefined }
  | { readonly kind: 'remember'; readonly query: string }
  | { readonly kind: 'clear-recent' }
  | { readonly kind: 'scroll-to-top' }
  | { readonly kind: 'show-hit'; readonly key: string }
  | { readonly kind: 'open-hit'; readonly key: string; readonly beside: boolean };
