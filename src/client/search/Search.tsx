/**
 * The search dialog: a field, and below it the hits, updated while typing. Numbers, titles and terms come at
 * once; the full text follows below them. Rendered from the state alone.
 */
import type { Ref, TargetedKeyboardEvent, TargetedMouseEvent } from 'preact';
import type { SearchWords } from '#i18n/words.ts';
import { Bar } from './Bar.tsx';
import type { SearchEvent } from './events.ts';
import { Frequent } from './Frequent.tsx';
import { KeyHints } from './KeyHints.tsx';
import { eventOfKey } from './keys.ts';
import { Message } from './Message.tsx';
import type { Place } from './place.ts';
import { Recent } from './Recent.tsx';
import { Results } from './Results.tsx';
import { Scope } from './Scope.tsx';
import { announcementText } from './announcements.ts';
import { activeIn, trimmedQuery, isBusy, loadedIn, sectionsIn, type SearchState } from './state.ts';

interface Props {
  readonly state: SearchState;
  readonly place: Place;
  readonly words: SearchWords;
  readonly dispatch: (event: SearchEvent) => void;
  readonly dialog: Ref<HTMLDialogElement>;
  readonly field: Ref<HTMLInputElement>;
  readonly list: Ref<HTMLDivElement>;
}

export function Search({ state, place, words, dispatch, dialog, field, list }: Props) {
  const { query, all, recent } = state;
  const sections = sectionsIn(state);
  const active = activeIn(state);
  const loaded = loadedIn(state);
  const ask = (event: { readonly query?: string; readonly all?: boolean }) =>
    dispatch({ kind: 'asked', query, all, ...event });
  const press = (event: TargetedKeyboardEvent<HTMLInputElement>) => {
    const meant = eventOfKey(event, state);
    if (!meant) return;
    event.preventDefault();
    dispatch(meant);
  };
  const follow = (event: TargetedMouseEvent<HTMLAnchorElement>) => {
    const beside = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    const here = event.currentTarget.pathname === location.pathname;
    // What opens a panel of this page (data-does) is no place to come back to.
    if (!beside && event.currentTarget.dataset['does'] !== undefined) event.preventDefault();
    dispatch({ kind: 'followed', how: beside ? 'beside' : here ? 'here' : 'away' });
  };
  const close = () => dispatch({ kind: 'closed' });
  return (
    <dialog
      class="search-dialog"
      ref={dialog}
      aria-label={words.title}
      onClose={({ currentTarget }) => {
        // Closed by the browser, as with a phone's Back. The event comes late, when the dialog may be open
        // again.
        if (!currentTarget.open) close();
      }}
      onClick={({ target, currentTarget }) => {
        // A click on the backdrop.
        if (target === currentTarget) close();
      }}
    >
      <Bar
        {...{ field, words, query, active, expanded: sections.length > 0 }}
        onType={({ currentTarget }) => dispatch({ kind: 'typed', query: currentTarget.value })}
        onKey={press}
        onEnter={(event) => {
          event.preventDefault();
          dispatch({ kind: 'entered' });
        }}
        onClose={close}
      />
      {place.edition && (
        <Scope all={all} words={words} onChange={(wider) => dispatch({ kind: 'scoped', all: wider })} />
      )}
      <div class="search-found" ref={list} data-busy={isBusy(state) || state.moreComing}>
        <Message {...{ state, place, words }} onRetry={() => ask({})} onAll={() => ask({ all: true })}>
          <Results
            {...{
              sections,
              active,
              place,
              words,
              books: all || loaded?.asked !== undefined ? (loaded?.books ?? []) : [],
            }}
            onFollow={follow}
          />
        </Message>
        {trimmedQuery(state) === '' && (
          <>
            <Recent
              {...{ recent, words }}
              onTake={(earlier) => ask({ query: earlier })}
              onClear={() => dispatch({ kind: 'recent-cleared' })}
            />
            <Frequent {...{ loaded, place, words }} onFollow={follow} />
          </>
        )}
      </div>
      <KeyHints words={words} />
      <p class="unseen" role="status">
        {announcementText(state.said, words, place.language)}
      </p>
    </dialog>
  );
}
