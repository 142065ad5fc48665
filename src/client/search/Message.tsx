import type { ComponentChildren } from 'preact';
import { pathOf } from '#addresses/pages.ts';
import { fill } from '#i18n/fill.ts';
import type { SearchWords } from '#i18n/words.ts';
import type { Found } from '#search/types.ts';
import type { Place } from './place.ts';
import { unsearchedBooks, unsearchedText } from './announcements.ts';
import { trimmedQuery, loadedIn, type SearchState } from './state.ts';

interface Props {
  readonly state: SearchState;
  readonly place: Place;
  readonly words: SearchWords;
  readonly onRetry: () => void;
  readonly onAll: () => void;
  /** The hits. */
  readonly children: ComponentChildren;
}

/** The messages around the hits: the count above them, further options below. */
export function Message(props: Props) {
  const { state, words, onRetry, children } = props;
  const { index, found, text } = state;
  const query = trimmedQuery(state);
  const loaded = loadedIn(state);
  const retry = (
    <button type="button" class="btn" onClick={onRetry}>
      {words.retry}
    </button>
  );
  if (index.kind === 'failed') {
    return (
      <div class="search-message">
        <p>{words.failed}</p>
        {retry}
      </div>
    );
  }
  const ofText = unsearchedText(words, text);
  const ofBooks = unsearchedBooks(words, loaded);
  const above = query === '' ? undefined : loaded ? aboveHits(state, words) : words.loading;
  return (
    <>
      {above !== undefined && <p class="search-message">{above}</p>}
      {children}
      {ofText !== undefined && <p class="search-hint">{ofText}</p>}
      {ofBooks !== undefined && (
        <div class="search-message">
          <p>{ofBooks}</p>
          {retry}
        </div>
      )}
      {query !== '' && loaded && (isNothing(state) || found.isElsewhere) && <WaysOn {...props} />}
    </>
  );
}

/** One line that keeps its place while the text is being searched. */
function aboveHits(state: SearchState, words: SearchWords): string | undefined {
  const { found, text } = state;
  const query = trimmedQuery(state);
  if (found.isNear) return fill(words.nearNumber, { query });
  if (found.isElsewhere) return fill(words.elsewhere, { query });
  if (isAnythingNamed(found)) return undefined;
  if (loadedIn(state)?.booksToCome) return words.loading;
  if (text.kind === 'pending') return words.searchingText;
  return text.kind === 'done' && text.hits.length > 0 ? words.onlyText : fill(words.none, { query });
}

function isAnythingNamed({ tools, numbers, matches }: Found): boolean {
  return tools.length + numbers.length + matches.length > 0;
}

function isNothing(state: SearchState): boolean {
  const { found, text } = state;
  if (loadedIn(state)?.booksToCome || isAnythingNamed(found) || text.kind === 'pending') return false;
  return text.kind !== 'done' || text.hits.length === 0;
}

/** Links for when nothing was found. */
function WaysOn({ state, place: { base, edition }, words, onAll }: Props) {
  const books = edition ? [] : (loadedIn(state)?.books ?? []);
  return (
    <div class="search-on">
      {edition && !state.all && (
        <button type="button" class="btn" onClick={onAll}>
          {words.searchAll}
        </button>
      )}
      {edition && (
        <a class="btn" href={edition.at + pathOf('situations')}>
          {words.situations}
        </a>
      )}
      {books.map(({ book, path, title }) => (
        <a key={book} class="btn" href={base + path + pathOf('situations')}>
          {fill(words.situationsOf, { book: title })}
        </a>
      ))}
    </div>
  );
}
