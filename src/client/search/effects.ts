/** The side effects of the search: loading, timers, the address, and focus and scrolling in the dialog. */
import { showSearch } from '#client/address.ts';
import type { ToolWords } from '#i18n/words.ts';
import { searchText, warmUp } from '#search/full-text/search.ts';
import type { SearchEffect, SearchEvent } from './events.ts';
import { foundIn } from './found.ts';
import { fuzzyWords, loadFor, type Loaded } from './indexes.ts';
import type { Place } from './place.ts';
import { forgetQueries, rememberQuery } from './recent.ts';
import { optionId } from './Results.tsx';

/** The most hits of the full text. */
const MOST_OF_TEXT = 6;
/**
 * Milliseconds after the last key until the full text is searched, and after the last change until the result
 * is announced.
 */
const PAUSE = 150;
const SETTLED = 600;

/** The elements of the dialog that effects change. */
export interface SearchElements {
  readonly dialog: HTMLDialogElement;
  readonly field: HTMLInputElement;
  /** The hits, in a scrolling element. */
  readonly list: HTMLElement;
}

/**
 * Returns a function that runs effects.
 * @param tools what the tools of the site are called
 * @param dispatch called later with the resulting events
 */
export function effectsOf(
  place: Place,
  tools: ToolWords,
  elements: SearchElements,
  dispatch: (event: SearchEvent) => void,
): (effect: SearchEffect) => void {
  const { dialog, field, list } = elements;
  const pause = timer(PAUSE);
  const settle = timer(SETTLED);
  const found = (loaded: Loaded, query: string) =>
    foundIn(loaded, query, { place, words: tools, openFuzzyWords: fuzzyWords() });
  return (effect) => {
    switch (effect.kind) {
      case 'show':
        if (!dialog.open) dialog.showModal();
        field.focus();
        if (effect.caret === 'all') field.select();
        else field.setSelectionRange(field.value.length, field.value.length);
        return;
      case 'close':
        dialog.close();
        return;
      case 'focus-field':
        field.focus();
        return;
      case 'load': {
        const { turn, query, all } = effect;
        loadFor(query, place, all)
          .then((loaded) => ({ loaded, found: found(loaded, query) }))
          .then(
            (outcome) => dispatch({ kind: 'loaded', turn, ...outcome }),
            () => dispatch({ kind: 'load-failed', turn }),
          );
        return;
      }
      case 'load-more': {
        const { turn, query, more } = effect;
        // Not before the hits are on the screen.
        afterPaint(() => {
          more()
            .then((loaded) => ({ loaded, found: found(loaded, query) }))
            .then(
              (outcome) => dispatch({ kind: 'more-loaded', turn, ...outcome }),
              () => dispatch({ kind: 'more-failed', turn }),
            );
        });
        return;
      }
      case 'await-pause':
        pause(() => dispatch({ kind: 'paused', turn: effect.turn }));
        return;
      case 'await-settled':
        settle(() => dispatch({ kind: 'settled', turn: effect.turn }));
        return;
      case 'search-text': {
        const { turn, query, texts } = effect;
        void searchText(query, texts, { base: place.base, limit: MOST_OF_TEXT }).then(({ hits, complete }) =>
          dispatch({ kind: 'text-searched', turn, hits, complete }),
        );
        return;
      }
      case 'warm-up':
        void warmUp(place.base, [...new Set(effect.texts.map(({ language }) => language))]);
        return;
      case 'show-in-address':
        showSearch(effect.search);
        return;
      case 'remember':
        rememberQuery(effect.query);
        return;
      case 'clear-recent':
        forgetQueries();
        return;
      case 'scroll-to-top':
        list.scrollTo(0, 0);
        return;
      case 'show-hit':
        document.getElementById(optionId(effect.key))?.scrollIntoView({ block: 'nearest' });
        return;
      case 'open-hit': {
        const link = document.getElementById(optionId(effect.key));
        if (!(link instanceof HTMLAnchorElement)) return;
        if (effect.beside) open(link.href, '_blank', 'noopener');
        else link.click();
        return;
      }
    }
  };
}

/** A debounce: runs the latest function given, after a delay. */
function timer(milliseconds: number): (act: () => void) => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  return (act) => {
    clearTimeout(waiting);
    waiting = setTimeout(act, milliseconds);
  };
}

/** Runs after the next paint. */
function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
