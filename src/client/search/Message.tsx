import type { ComponentChildren } from 'preact';
import { pathOf } from '#addresses/pages.ts';
import { fill } from '#i18n/fill.ts';
import type { SearchWords } from '#i18n/search.ts';
import type { Found, Hit } from '#search/types.ts';
import type { Loaded } from './indexes.ts';
import type { Place } from './place.ts';

/** How far the search of the text has come. */
export type TextState =
  | { readonly kind: 'idle' }
  /** With what an earlier query found. */
  | { readonly kind: 'pending'; readonly hits: readonly Hit[] }
  /** `partly`: what the text holds beside these could not be searched. */
  | { readonly kind: 'done'; readonly hits: readonly Hit[]; readonly partly: boolean }
  | { readonly kind: 'unavailable' };

interface Props {
  readonly place: Place;
  readonly words: SearchWords;
  readonly query: string;
  readonly all: boolean;
  readonly loaded: Loaded | undefined;
  readonly failed: boolean;
  readonly found: Found;
  readonly text: TextState;
  readonly onRetry: () => void;
  readonly onAll: () => void;
  /** The hits. */
  readonly children: ComponentChildren;
}

/** What is said around the hits: above them where there are few, below them where the way leads on. */
export function Message(props: Props) {
  const { words, query, loaded, failed, found, text, onRetry, children } = props;
  const retry = (
    <button type="button" class="btn" onClick={onRetry}>
      {words.retry}
    </button>
  );
  if (failed) {
    return (
      <div class="search-message">
        <p>{words.failed}</p>
        {retry}
      </div>
    );
  }
  const ofText = unsearchedText(words, text);
  const ofBooks = unsearchedBooks(words, loaded);
  const above = query === '' ? undefined : loaded ? aboveHits(props) : words.loading;
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
      {query !== '' && loaded && (isNothing(props) || found.isElsewhere) && <WaysOn {...props} />}
    </>
  );
}

/** One line that stays where it is while the text is being searched. */
function aboveHits({ words, query, loaded, found, text }: Props): string | undefined {
  if (found.isNear) return fill(words.nearNumber, { query });
  if (found.isElsewhere) return fill(words.elsewhere, { query });
  if (found.numbers.length + found.matches.length > 0) return undefined;
  if (loaded?.booksToCome) return words.loading;
  if (text.kind === 'pending') return words.searchingText;
  return text.kind === 'done' && text.hits.length > 0 ? words.onlyText : fill(words.none, { query });
}

function isNothing({ loaded, found, text }: Props): boolean {
  if (loaded?.booksToCome || found.numbers.length + found.matches.length > 0 || text.kind === 'pending') return false;
  return text.kind !== 'done' || text.hits.length === 0;
}

/** What to say of a text that could not be searched, or only as far as it was there. */
export function unsearchedText(words: SearchWords, text: TextState): string | undefined {
  if (text.kind === 'done') return text.partly ? words.textPartly : undefined;
  if (text.kind !== 'unavailable') return undefined;
  return import.meta.env.DEV ? fill(words.textUnbuilt, { command: 'npm start' }) : words.textUnavailable;
}

/** What to say of books that could not be loaded. */
export function unsearchedBooks(words: SearchWords, loaded: Loaded | undefined): string | undefined {
  if (!loaded?.partly) return undefined;
  return loaded.missing.length > 0 ? fill(words.missing, { books: loaded.missing.join(', ') }) : words.othersMissing;
}

/** No search ends here. */
function WaysOn({ place: { base, edition }, words, all, loaded, onAll }: Props) {
  const books = edition ? [] : (loaded?.books ?? []);
  return (
    <div class="search-on">
      {edition && !all && (
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
