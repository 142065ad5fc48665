/**
 * The search: a field, and below it everything that is found while somebody types. The numbers, titles and terms are
 * there at once; the text follows, below them.
 */
import {
  Component,
  createRef,
  type TargetedInputEvent,
  type TargetedKeyboardEvent,
  type TargetedMouseEvent,
} from 'preact';
import { fill } from '#i18n/fill.ts';
import { plural } from '#i18n/language.ts';
import type { SearchWords } from '#i18n/search.ts';
import { find } from '#search/find.ts';
import { searchText, warmUp } from '#search/full-text/search.ts';
import type { Found } from '#search/types.ts';
import { showInAddress } from './address.ts';
import { Bar } from './Bar.tsx';
import { loadIndexes, type Loaded } from './indexes.ts';
import { KeyHints } from './KeyHints.tsx';
import { stepTo } from './keys.ts';
import { Message, unsearchedBooks, unsearchedText, type TextState } from './Message.tsx';
import type { Place } from './place.ts';
import { forgetQueries, recentQueries, rememberQuery } from './recent.ts';
import { Recent } from './Recent.tsx';
import { optionId, Results } from './Results.tsx';
import { Scope } from './Scope.tsx';
import { continued, hitsOf, isFound, keyOf, sectionsOf, upTo, type Section } from './sections.ts';

interface Props {
  readonly place: Place;
  readonly words: SearchWords;
}

interface State {
  readonly query: string;
  /** All books, or the page's own. */
  readonly all: boolean;
  readonly loaded: Loaded | undefined;
  readonly failed: boolean;
  /** Whether Enter has something to wait for: an index, the other books, the text. */
  readonly busy: boolean;
  /** Whether other books, or what stands deeper, are on their way. */
  readonly coming: boolean;
  readonly found: Found;
  readonly text: TextState;
  /** The key of the hit that the arrows chose. */
  readonly active: string | undefined;
  /** What stood there up to that hit when more was found: whoever is moving through the list keeps it as it is. */
  readonly kept: readonly Section[];
  readonly recent: readonly string[];
  /** What a screen reader hears. */
  readonly said: string;
}

const NOTHING: Found = { isNumber: false, numbers: [], isNear: false, matches: [], nearest: [], isElsewhere: false };
const MOST = { matches: 8, text: 6 };
/** Shorter ones stand in nearly every text. */
const SHORTEST_FOR_TEXT = 3;
/** Milliseconds after the last key until the text is searched, and until the outcome is said. */
const PAUSE = 150;
const SILENCE = 600;

export class SearchDialog extends Component<Props, State> {
  override state: State = {
    query: '',
    all: false,
    loaded: undefined,
    failed: false,
    busy: false,
    coming: false,
    found: NOTHING,
    text: { kind: 'idle' },
    active: undefined,
    kept: [],
    recent: [],
    said: '',
  };
  readonly #dialog = createRef<HTMLDialogElement>();
  readonly #field = createRef<HTMLInputElement>();
  readonly #list = createRef<HTMLDivElement>();
  #pause: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  /** Counts searches, so that the outcome of an older one is known as such. */
  #turn = 0;
  /** Enter was pressed before there was anything to open. */
  #hasty = false;

  /** Opens the dialog, or turns to it where it is open. */
  open(query: string, all: boolean): void {
    const dialog = this.#dialog.current;
    if (dialog && !dialog.open) {
      this.setState({ recent: recentQueries(), said: '', text: { kind: 'idle' } });
      dialog.showModal();
      this.#search(query, all || !this.props.place.edition);
    }
    this.#field.current?.select();
  }

  override componentDidUpdate(_: Props, before: State): void {
    if (before.query !== this.state.query) this.#list.current?.scrollTo(0, 0);
    else if (before.active !== this.state.active || before.kept !== this.state.kept)
      this.#activeLink()?.scrollIntoView({ block: 'nearest' });
    if (this.#hasty) this.#openActive();
  }

  override render({ place, words }: Props, state: State) {
    const { query, all, loaded, failed, found, text, recent, said } = state;
    const sections = this.#sections();
    const active = this.#active();
    return (
      <dialog
        class="search-dialog"
        ref={this.#dialog}
        aria-label={words.title}
        onClose={this.#closed}
        onClick={this.#outside}
      >
        <Bar
          {...{ field: this.#field, words, query, active, expanded: sections.length > 0 }}
          onType={this.#type}
          onKey={this.#key}
          onEnter={this.#enter}
          onClose={this.#close}
        />
        {place.edition && <Scope all={all} words={words} onChange={this.#scope} />}
        <div class="search-found" ref={this.#list} data-busy={state.busy || state.coming}>
          <Message
            {...{ place, words, query: query.trim(), all, loaded, failed, found, text }}
            onRetry={this.#retry}
            onAll={this.#searchAll}
          >
            <Results
              {...{ sections, active, place, words, books: all ? (loaded?.books ?? []) : [] }}
              onFollow={this.#follow}
            />
          </Message>
          {query.trim() === '' && <Recent {...{ recent, words }} onTake={this.#take} onClear={this.#forget} />}
        </div>
        <KeyHints words={words} />
        <p class="unseen" role="status">
          {said}
        </p>
      </dialog>
    );
  }

  #sections(): readonly Section[] {
    return shownIn(this.state);
  }

  /** The key of the hit that Enter opens. What only sounds alike is never opened unseen. */
  #active(): string | undefined {
    const sections = this.#sections();
    const { active } = this.state;
    if (active !== undefined && hitsOf(sections).map(keyOf).includes(active)) return active;
    return hitsOf(sections.filter(isFound)).map(keyOf)[0];
  }

  #activeLink(): HTMLElement | null {
    const active = this.#active();
    return active === undefined ? null : document.getElementById(optionId(active));
  }

  /** Looks through what is loaded at once, or as soon as it is. */
  #search(query: string, all: boolean): void {
    this.setState({ query, all, busy: true, active: undefined, kept: [] });
    this.#hasty = false;
    const turn = ++this.#turn;
    loadIndexes(this.props.place, all).then(
      (loaded) => {
        if (turn === this.#turn) this.#look(query, all, loaded);
      },
      () => {
        if (turn !== this.#turn) return;
        this.setState({
          loaded: undefined,
          failed: true,
          busy: false,
          coming: false,
          found: NOTHING,
          text: { kind: 'idle' },
        });
        this.#say(this.props.words.failed);
      },
    );
  }

  #look(query: string, all: boolean, loaded: Loaded): void {
    const asked = query.trim();
    const found = foundIn(loaded, asked);
    const inText = !found.isNumber && asked.length >= SHORTEST_FOR_TEXT;
    // Until the text has been searched, what was found in it before stays: the list does not jump at every key.
    this.setState(({ text }) => ({
      loaded,
      failed: false,
      busy: inText || (asked !== '' && loaded.booksToCome),
      found,
      text: inText ? { kind: 'pending', hits: 'hits' in text ? text.hits : [] } : { kind: 'idle' },
    }));
    clearTimeout(this.#pause);
    const turn = this.#turn;
    this.#pause = setTimeout(() => {
      showInAddress({ query: asked, all: all && this.props.place.edition !== undefined });
      if (inText) void this.#lookInText(asked, loaded, turn);
      else {
        this.#sayCount();
        // For the next query, which may come when there is no network any more.
        if (asked !== '') void warmUp(this.props.place.base, [...new Set(loaded.texts.map((each) => each.language))]);
      }
    }, PAUSE);
    this.#fetchMore(asked, loaded, turn);
  }

  async #lookInText(query: string, { texts }: Loaded, turn: number): Promise<void> {
    const { hits, complete } = await searchText(query, texts, { base: this.props.place.base, limit: MOST.text });
    if (turn !== this.#turn) return;
    const isSearched = complete || hits.length > 0;
    this.setState(({ loaded }) => ({
      busy: loaded?.booksToCome ?? false,
      text: isSearched ? { kind: 'done', hits, partly: !complete } : { kind: 'unavailable' },
    }));
    this.#sayCount();
  }

  /** Nothing more travels until something is asked, and then not before what was found stands there. */
  #fetchMore(asked: string, { more }: Loaded, turn: number): void {
    const coming = asked !== '' && more !== undefined;
    this.setState({ coming });
    if (!coming) return;
    afterPaint(() => {
      // A later search asks for itself.
      if (turn !== this.#turn) return;
      more().then(
        (further) => {
          if (turn === this.#turn) this.#lookFurther(asked, further, turn);
        },
        () => {
          // Then all stays as it is.
          if (turn === this.#turn) this.setState({ coming: false });
        },
      );
    });
  }

  /** Looks for the same in more than before. The search of the text has known all books from the start. */
  #lookFurther(asked: string, loaded: Loaded, turn: number): void {
    this.setState((before) => ({
      loaded,
      busy: before.text.kind === 'pending' || loaded.booksToCome,
      found: foundIn(loaded, asked),
      kept: before.active === undefined ? [] : upTo(shownIn(before), before.active),
    }));
    this.#sayCount();
    this.#fetchMore(asked, loaded, turn);
  }

  #sayCount(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      const { words, place } = this.props;
      const query = this.state.query.trim();
      const n = hitsOf(this.#sections().filter(isFound)).length;
      const said = n === 0 ? fill(words.none, { query }) : fill(plural(place.language, words.count, n), { n });
      const unsearched = [unsearchedText(words, this.state.text), unsearchedBooks(words, this.state.loaded)];
      this.#say(query === '' ? '' : [said, ...unsearched].filter((each) => each !== undefined).join(' '));
    }, SILENCE);
  }

  #say(said: string): void {
    this.setState({ said });
  }

  #type = ({ currentTarget }: TargetedInputEvent<HTMLInputElement>): void => {
    this.#search(currentTarget.value, this.state.all);
  };

  #key = (event: TargetedKeyboardEvent<HTMLInputElement>): void => {
    if (event.isComposing) return;
    if (event.key === 'Escape') {
      // A field of this type would only empty itself.
      event.preventDefault();
      this.#close();
      return;
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      const link = this.#activeLink();
      if (link instanceof HTMLAnchorElement) open(link.href, '_blank', 'noopener');
      return;
    }
    const active = stepTo(event, hitsOf(this.#sections()).map(keyOf), this.#active());
    if (active === undefined) return;
    event.preventDefault();
    this.setState({ active });
  };

  #enter = (event: Event): void => {
    event.preventDefault();
    this.#openActive();
  };

  /** Opens the hit that is shown as active; where nothing has been found yet, the first one that is. */
  #openActive(): void {
    const first = this.#sections().find(isFound);
    // What the text holds for an earlier query is not what was asked for.
    this.#hasty = this.state.busy && (first === undefined || first.id === 'text');
    if (!this.#hasty) this.#activeLink()?.click();
  }

  /** A hit is opened by the browser. Another page leaves the search in the address: Back returns to it. */
  #follow = (event: TargetedMouseEvent<HTMLAnchorElement>): void => {
    const { query, all } = this.state;
    rememberQuery(query);
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (event.currentTarget.pathname === location.pathname) this.#close();
    else showInAddress({ query, all: all && this.props.place.edition !== undefined });
  };

  #scope = (all: boolean): void => this.#search(this.state.query, all);

  #searchAll = (): void => this.#again(this.state.query, true);

  #retry = (): void => this.#again(this.state.query, this.state.all);

  #take = (query: string): void => this.#again(query, this.state.all);

  /** A search from a button that is gone afterwards. */
  #again(query: string, all: boolean): void {
    this.#search(query, all);
    this.#field.current?.focus();
  }

  #forget = (): void => {
    forgetQueries();
    this.setState({ recent: [] });
    this.#field.current?.focus();
  };

  #close = (): void => {
    this.#leave();
    this.#dialog.current?.close();
  };

  #outside = (event: TargetedMouseEvent<HTMLDialogElement>): void => {
    if (event.target === event.currentTarget) this.#close();
  };

  /** The browser closed it, as with a phone's Back. It says so late, when the dialog may be open again. */
  #closed = (): void => {
    if (!this.#dialog.current?.open) this.#leave();
  };

  #leave(): void {
    this.#turn++;
    this.#hasty = false;
    clearTimeout(this.#pause);
    clearTimeout(this.#silence);
    showInAddress(undefined);
    if (this.#sections().length > 0) rememberQuery(this.state.query);
    this.setState({ query: '', found: NOTHING, text: { kind: 'idle' }, said: '' });
  }
}

/** Looks for numbers, titles and terms. */
function foundIn({ indexes }: Loaded, asked: string): Found {
  return asked === '' ? NOTHING : find(asked, indexes, { limit: MOST.matches });
}

function shownIn({ kept, found, text }: State): readonly Section[] {
  return continued(kept, sectionsOf(found, 'hits' in text ? text.hits : []));
}

/** Runs this when what is now on its way to the screen has been drawn. */
function afterPaint(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}
