/** The search on any page, loaded on first use: connects its state and its dialog. */
import { createRef, render } from 'preact';
import { queryIn } from '#addresses/search-asked.ts';
import { searchIn } from '#addresses/search-query.ts';
import { sharedIn } from '#addresses/shared.ts';
import { loadWords } from '#i18n/load.ts';
import type { SearchWords, ToolWords } from '#i18n/words.ts';
import { markLanguages } from '#parts/tagged-markup.ts';
import url from '#styles/search.css?url';
import { addStyles } from '#client/styles.ts';
import { effectsOf } from './effects.ts';
import type { SearchEvent } from './events.ts';
import type { Opening } from './first-field.ts';
import { loadIndexes } from './indexes.ts';
import { placeOf, type Place } from './place.ts';
import { recentQueries } from './recent.ts';
import { reduce } from './reducer.ts';
import { Search } from './Search.tsx';
import { closedSearch } from './state.ts';

/** Opens the search, or focuses it when it is open. The field has the focus when this returns. */
export type OpenSearch = (opening: Opening) => void;

/** Loads what the dialog needs. Rejects when that fails. */
export async function loadSearch(): Promise<OpenSearch> {
  const place = placeOf(document.documentElement, import.meta.env.BASE_URL);
  // In parallel with the words and the style sheet. If it fails, the dialog retries and says so.
  loadIndexes(place, searchIn(location.search)?.all ?? false).catch(() => undefined);
  const [words, tools] = await Promise.all([
    loadWords('search', place.language),
    loadWords('tools', place.language),
    addStyles(url),
  ]);
  const dispatch = mount(place, words, tools);
  return ({ query: asked, typed, entered }) => {
    const query = typed ? asked : queryFromApp(asked, place.base);
    // A link to a search includes its scope.
    const all = query !== '' && !typed && (searchIn(location.search)?.all ?? false);
    dispatch({ kind: 'opened', query, all, typed, entered, recent: recentQueries() });
  };
}

/** The query when another app shared a link or words; a link of this site opens its page. */
function queryFromApp(query: string, base: string): string {
  if (query === '' || query !== queryIn(location.search)) return query;
  const shared = sharedIn(location.search, { host: location.host, base });
  if (shared.kind === 'words') return shared.query;
  location.replace(shared.href);
  return '';
}

markLanguages();

/** Appends the closed dialog to the page. */
function mount(place: Place, words: SearchWords, tools: ToolWords): (event: SearchEvent) => void {
  const root = document.createElement('div');
  document.body.append(root);
  const [dialog, field, list] = [
    createRef<HTMLDialogElement>(),
    createRef<HTMLInputElement>(),
    createRef<HTMLDivElement>(),
  ];
  let state = closedSearch(place.edition !== undefined);
  const draw = () => render(<Search {...{ state, place, words, dispatch, dialog, field, list }} />, root);
  const dispatch = (event: SearchEvent): void => {
    const step = reduce(state, event);
    if (step.state !== state) {
      state = step.state;
      draw();
    }
    for (const effect of step.effects) run(effect);
  };
  draw();
  if (!dialog.current || !field.current || !list.current) throw new Error('the search has no dialog');
  const elements = { dialog: dialog.current, field: field.current, list: list.current };
  const run = effectsOf(place, tools, elements, dispatch);
  return dispatch;
}
