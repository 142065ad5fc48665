/**
 * The search as a pure reducer: an event turns one state into the next and lists effects. Loading, timers,
 * the address and the page are effects (effects.ts).
 */
import type { SearchEffect, SearchEvent } from './events.ts';
import type { Loaded } from './indexes.ts';
import { hitsOf, isFound, upTo } from './sections.ts';
import { activeIn, trimmedQuery, isBusy, isWider, loadedIn, NOTHING, sectionsIn, type SearchState } from './state.ts';

export interface Step {
  readonly state: SearchState;
  readonly effects: readonly SearchEffect[];
}

const UNAVAILABLE = { kind: 'unavailable' } as const;

/** Shorter queries match nearly every text. */
const SHORTEST_FOR_TEXT = 3;

/** The next state, and the effects to run once it is shown, in order. */
export function reduce(state: SearchState, event: SearchEvent): Step {
  if ('turn' in event && event.turn !== state.turn) return { state, effects: [] };
  return openWhatWasEntered(next(state, event));
}

function next(state: SearchState, event: SearchEvent): Step {
  switch (event.kind) {
    case 'opened':
      return opened(state, event);
    case 'typed':
      return searching(state, event.query, state.all);
    case 'scoped':
      return searching(state, state.query, event.all);
    case 'asked':
      return then(searching(state, event.query, event.all), { kind: 'focus-field' });
    case 'loaded':
      return loaded(state, event);
    case 'load-failed': {
      const gone = { loading: false, moreComing: false, found: NOTHING, text: { kind: 'idle' } } as const;
      return { state: { ...state, ...gone, index: { kind: 'failed' }, said: { kind: 'failed' } }, effects: [] };
    }
    case 'paused':
      return paused(state);
    case 'text-searched': {
      const { hits, complete } = event;
      const isSearched = complete || hits.length > 0;
      const text = isSearched ? ({ kind: 'done', hits, partly: !complete } as const) : UNAVAILABLE;
      return { state: { ...state, text }, effects: [{ kind: 'await-settled', turn: state.turn }] };
    }
    case 'more-loaded':
      return moreLoaded(state, event);
    case 'more-failed':
      return moreFailed(state);
    case 'settled':
      return { state: { ...state, said: outcomeIn(state) }, effects: [] };
    case 'stepped':
      return { state: { ...state, chosen: event.key }, effects: [{ kind: 'show-hit', key: event.key }] };
    case 'entered':
      return { state: { ...state, entered: true }, effects: [] };
    case 'entered-beside': {
      const key = activeIn(state);
      return { state, effects: key === undefined ? [] : [{ kind: 'open-hit', key, beside: true }] };
    }
    case 'followed':
      return followed(state, event.how);
    case 'recent-cleared':
      return { state: { ...state, recent: [] }, effects: [{ kind: 'clear-recent' }, { kind: 'focus-field' }] };
    case 'closed':
      return closed(state);
  }
}

function opened(state: SearchState, event: Extract<SearchEvent, { kind: 'opened' }>): Step {
  const { query, all, typed, entered, recent } = event;
  const show: SearchEffect = { kind: 'show', caret: typed ? 'end' : 'all' };
  if (state.open) return { state, effects: [show] };
  const fresh: SearchState = { ...state, open: true, recent, said: { kind: 'nothing' }, text: { kind: 'idle' } };
  const step = searching(fresh, query, all || !state.inBook);
  return { state: { ...step.state, entered }, effects: [show, ...step.effects] };
}

/** Starts another search. Earlier hits stay on the screen until this one has found something. */
function searching(state: SearchState, query: string, all: boolean): Step {
  const turn = state.turn + 1;
  const load: SearchEffect = { kind: 'load', turn, query: query.trim(), all };
  return {
    state: { ...state, query, all, turn, loading: true, entered: false, chosen: undefined, kept: [] },
    effects: query === state.query ? [load] : [{ kind: 'scroll-to-top' }, load],
  };
}

function loaded(before: SearchState, event: Extract<SearchEvent, { kind: 'loaded' }>): Step {
  const { turn } = before;
  const asked = trimmedQuery(before);
  const inText = !event.found.isNumber && asked.length >= SHORTEST_FOR_TEXT;
  // Hits from the full text stay until it has been searched again, so that the list does not jump at every
  // key.
  const hits = 'hits' in before.text ? before.text.hits : [];
  const state: SearchState = {
    ...before,
    loading: false,
    index: { kind: 'loaded', loaded: event.loaded },
    found: event.found,
    text: inText ? { kind: 'pending', hits } : { kind: 'idle' },
  };
  return loadingMore({ state, effects: [{ kind: 'await-pause', turn }] }, event.loaded);
}

/** Nothing more is loaded until there is a query. */
function loadingMore({ state, effects }: Step, { more }: Loaded): Step {
  const query = trimmedQuery(state);
  if (query === '' || more === undefined) return { state: { ...state, moreComing: false }, effects };
  return {
    state: { ...state, moreComing: true },
    effects: [...effects, { kind: 'load-more', turn: state.turn, query, more }],
  };
}

/**
 * Searches the same query again in more indexes; in the full text too if that waited for the books, or if a
 * book's name is understood only now.
 */
function moreLoaded(before: SearchState, event: Extract<SearchEvent, { kind: 'more-loaded' }>): Step {
  const { chosen, turn } = before;
  const state: SearchState = {
    ...before,
    index: { kind: 'loaded', loaded: event.loaded },
    found: event.found,
    // A number is not searched in the text, also where its book is recognised only now.
    text: event.found.isNumber ? { kind: 'idle' } : before.text,
    kept: chosen === undefined ? [] : upTo(sectionsIn(before), chosen),
  };
  const shown: readonly SearchEffect[] = chosen === undefined ? [] : [{ kind: 'show-hit', key: chosen }];
  const { texts } = event.loaded;
  const { textsToCome, asked } = loadedIn(before) ?? {};
  const isOther = (textsToCome && !event.loaded.textsToCome) || asked !== event.loaded.asked;
  const inText: readonly SearchEffect[] =
    state.text.kind !== 'idle' && isOther
      ? [{ kind: 'search-text', turn, query: event.loaded.asked ?? trimmedQuery(state), texts }]
      : [];
  return loadingMore({ state, effects: [...shown, ...inText, { kind: 'await-settled', turn }] }, event.loaded);
}

/** The hits stay, with a note that there may be more. */
function moreFailed(before: SearchState): Step {
  const loaded = loadedIn(before);
  // No other event would search a full text that waited for the books.
  const text = loaded?.textsToCome && before.text.kind === 'pending' ? UNAVAILABLE : before.text;
  const state: SearchState = { ...before, text, moreComing: false };
  if (!loaded) return { state, effects: [] };
  return {
    state: { ...state, index: { kind: 'loaded', loaded: { ...loaded, booksToCome: false, cutShort: true } } },
    effects: [{ kind: 'await-settled', turn: before.turn }],
  };
}

function paused(state: SearchState): Step {
  const { turn } = state;
  const query = trimmedQuery(state);
  const address: SearchEffect = { kind: 'show-in-address', search: { query, all: isWider(state) } };
  const { texts = [], textsToCome, asked = query } = loadedIn(state) ?? {};
  if (textsToCome) return { state, effects: [address, { kind: 'await-settled', turn }] };
  if (state.text.kind === 'pending')
    return { state, effects: [address, { kind: 'search-text', turn, query: asked, texts }] };
  const warm: readonly SearchEffect[] = query === '' ? [] : [{ kind: 'warm-up', texts }];
  return { state, effects: [address, { kind: 'await-settled', turn }, ...warm] };
}

function outcomeIn(state: SearchState): SearchState['said'] {
  const query = trimmedQuery(state);
  if (query === '') return { kind: 'nothing' };
  const count = hitsOf(sectionsIn(state).filter(isFound)).length;
  return { kind: 'outcome', query, count, search: { text: state.text, loaded: loadedIn(state) } };
}

/**
 * A hit is opened by the browser. When it leads to another page the search stays in the address, so that Back
 * returns to it.
 */
function followed(state: SearchState, how: Extract<SearchEvent, { kind: 'followed' }>['how']): Step {
  const { query } = state;
  const remember: SearchEffect = { kind: 'remember', query };
  switch (how) {
    case 'beside':
      return { state, effects: [remember] };
    case 'away':
      return { state, effects: [remember, { kind: 'show-in-address', search: { query, all: isWider(state) } }] };
    case 'here': {
      const step = closed(state);
      return { state: step.state, effects: [remember, ...step.effects] };
    }
  }
}

/** The browser's close event comes late, also after the page closed the dialog: no-op then. */
function closed(state: SearchState): Step {
  if (!state.open) return { state, effects: [] };
  const remember: readonly SearchEffect[] =
    sectionsIn(state).length > 0 ? [{ kind: 'remember', query: state.query }] : [];
  return {
    state: {
      ...state,
      open: false,
      turn: state.turn + 1,
      loading: false,
      moreComing: false,
      entered: false,
      chosen: undefined,
      kept: [],
      query: '',
      found: NOTHING,
      text: { kind: 'idle' },
      said: { kind: 'nothing' },
    },
    effects: [{ kind: 'show-in-address', search: undefined }, ...remember, { kind: 'close' }],
  };
}

/** Enter opens the active hit; before there is one, the first one to come. */
function openWhatWasEntered({ state, effects }: Step): Step {
  if (!state.entered) return { state, effects };
  const first = sectionsIn(state).find(isFound);
  // Hits of an earlier query do not count.
  if (isBusy(state) && (first === undefined || first.id === 'text')) return { state, effects };
  const key = activeIn(state);
  const open: readonly SearchEffect[] = key === undefined ? [] : [{ kind: 'open-hit', key, beside: false }];
  return { state: { ...state, entered: false }, effects: [...effects, ...open] };
}

function then({ state, effects }: Step, ...more: readonly SearchEffect[]): Step {
  return { state, effects: [...effects, ...more] };
}
