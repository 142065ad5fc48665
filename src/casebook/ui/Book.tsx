import { Component, createRef } from 'preact';
import { dayOf } from '#casebook/day.ts';
import { filterIn, found, type CaseFilter } from '#casebook/find.ts';
import { setOpenedCase } from '#casebook/opened-case.ts';
import { isPersistent } from '#casebook/persistence.ts';
import type { Casebook } from '#casebook/store.ts';
import type { Contents, Unreadable } from '#casebook/items.ts';
import { isGone } from '#casebook/database.ts';
import type { Details, KeptCase } from '#casebook/types.ts';
import { amended, currentOf, newestFirst } from '#casebook/versions.ts';
import { Device } from './Device.tsx';
import { Files } from './Files.tsx';
import { Filters } from './Filters.tsx';
import { List } from './List.tsx';
import type * as Opened from './case-views.ts';
import { cutText } from '#client/status.ts';
import { counted } from '#i18n/language.ts';
import type { Setting } from './format.ts';
import { Troubles } from './Troubles.tsx';

interface Props {
  readonly setting: Setting;
  readonly book: Casebook;
}

interface State {
  /** Undefined until all is read. */
  readonly contents: Contents<KeptCase> | undefined;
  /** All cases, newest first; of many only the newest until all is read. */
  readonly cases: readonly KeptCase[];
  readonly asked: CaseFilter;
  /** Those of `cases` that match the filter. */
  readonly shown: readonly KeptCase[];
  /** How many of these are rendered. */
  readonly limit: number;
  /** The hash without `#`: `case/<id>`, `day/<day>`, or empty for the list. */
  readonly at: string;
  /** The message of the last action. */
  readonly notice: string;
  /** Deleted cases, for undo. */
  readonly removed: readonly KeptCase[];
  readonly stays: boolean | undefined;
  /** The view for a case and for a day: loaded when one is opened. */
  readonly opened: typeof Opened | undefined;
}

/** The number of rows rendered at once: ten thousand would take seconds at every key press. */
const ROWS = 200;

/** Fewer cases are seen at a glance. */
const MANY = 5;

/** The casebook's page: the list, one case, or a day's log. */
export class Book extends Component<Props, State> {
  override state: State = {
    ...{
      contents: undefined,
      cases: [],
      asked: filterIn(location.search),
      shown: [],
      limit: ROWS,
      at: placeNow(),
      notice: '',
      removed: [],
      stays: undefined,
      opened: undefined,
    },
  };
  readonly #top = createRef<HTMLDivElement>();
  /** Filters that are used stay, and those that the address asks for can be taken off. */
  #hasFiltered = this.state.asked.words !== '';
  #stop: (() => void) | undefined;
  #reading = 0;

  override componentDidMount(): void {
    this.#stop = this.props.book.onChange(this.#read);
    addEventListener('hashchange', this.#move);
    // For browsers without messages between tabs.
    document.addEventListener('visibilitychange', this.#read);
    // One after the other: reading all would keep the newest waiting.
    void this.#readNewest().finally(this.#read);
    this.#open();
    void isPersistent().then((answer) => this.setState({ stays: answer }));
  }

  override componentWillUnmount(): void {
    this.#stop?.();
    removeEventListener('hashchange', this.#move);
    document.removeEventListener('visibilitychange', this.#read);
  }

  override componentDidUpdate(_: Props, before: State): void {
    // Screen readers announce the new view.
    const moved = before.at !== this.state.at || before.opened !== this.state.opened;
    if (moved) this.#top.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
  }

  override render({ setting }: Props, { contents, cases, notice, removed, at }: State) {
    const { words } = setting;
    return (
      <div class="kept" ref={this.#top}>
        <div class="device-notice no-print" role="status">
          {notice !== '' && <p>{notice}</p>}
          {removed.length > 0 && (
            <button type="button" class="btn" onClick={() => void this.#putBack()}>
              {words.one.undo}
            </button>
          )}
        </div>
        {contents && (
          <Troubles
            words={words.device}
            language={setting.language}
            trouble={contents.trouble}
            unsaved={contents.unsaved.length}
            lost={contents.lost}
            onRetry={() => void this.props.book.retry()}
            onSeen={() => void this.props.book.forgetLost()}
          />
        )}
        {(contents || cases.length > 0) && this.#shown(at, contents)}
      </div>
    );
  }

  #shown(at: string, contents: Contents<KeptCase> | undefined) {
    const { setting } = this.props;
    const { cases } = this.state;
    const [what, name = ''] = at.split('/');
    if (what !== 'day' && what !== 'case') return this.#all(contents);
    const kept = cases.find(({ id }) => id === name);
    if (!this.state.opened || !(contents || (what === 'case' && kept))) return null;
    const { DayLog, OneCase } = this.state.opened;
    if (what === 'day')
      return <DayLog setting={setting} day={name} cases={cases.filter((kept) => dayOf(kept) === name)} />;
    return (
      <OneCase
        key={name}
        setting={setting}
        kept={kept}
        isHere={contents?.unsaved.includes(name) ?? false}
        onAmend={(kept, changes) => void this.#amend(kept, changes)}
        onRemove={(kept) => void this.#remove([kept])}
        onReopen={({ id }) => setOpenedCase(id)}
      />
    );
  }

  #all(contents: Contents<KeptCase> | undefined) {
    const { setting, book } = this.props;
    const { cases, asked, shown, limit, opened } = this.state;
    const unreadable = contents?.unreadable ?? [];
    return (
      <>
        {(this.#hasFiltered || isWorthFiltering(cases)) && (
          <Filters
            {...{ setting, cases, asked }}
            count={contents && shown.length}
            onAsk={(change) => {
              this.#hasFiltered = true;
              this.#find({ asked: { ...asked, ...change }, limit: ROWS });
            }}
          />
        )}
        {opened && unreadable.length > 0 && <opened.Unreadable setting={setting} entries={unreadable} />}
        {(contents || shown.length > 0) && (
          <List
            {...{ setting, limit }}
            cases={shown}
            none={cases.length === 0}
            unsaved={contents?.unsaved ?? []}
            onMore={this.#more}
          />
        )}
        {contents && (
          <>
            <Files
              {...{ setting, book, cases, shown }}
              onDone={(notice) => {
                this.setState({ notice, removed: [] });
              }}
            />
            <Device
              {...{ setting }}
              stays={this.state.stays}
              isEmpty={contents.items.length + contents.unreadable.length === 0}
              onClear={() => void this.#remove(cases, contents.unreadable)}
            />
          </>
        )}
      </>
    );
  }

  /** Loads the view for cases; on failure the list stays usable. */
  #open(isNeeded = placeNow() !== ''): void {
    if (!isNeeded || this.state.opened) return;
    import('./case-views.ts').then(
      (opened) => this.setState({ opened }),
      () => {
        this.setState({ notice: cutText(), at: '' });
      },
    );
  }

  readonly #move = (): void => {
    this.#open();
    this.setState({ at: placeNow(), notice: '', ...(placeNow() === '' ? {} : { removed: [] }) });
  };

  /** Shows the newest of many cases until all are read; few are read as soon. */
  async #readNewest(): Promise<void> {
    const { book } = this.props;
    const newest = await book.newest(ROWS);
    if (newest.length < ROWS) return;
    const [what, id = ''] = placeNow().split('/');
    const opened = what === 'case' && newest.every((kept) => kept.id !== id) ? await book.find(id) : undefined;
    if (!this.state.contents)
      this.#find({ contents: undefined, cases: newestFirst([...newest, ...(opened ? [opened] : [])]) });
  }

  /** Reads again; of two concurrent readings the later one counts. */
  readonly #read = (): void => {
    const reading = ++this.#reading;
    void this.props.book.read().then((contents) => {
      if (reading !== this.#reading) return;
      this.#find({ contents, cases: newestFirst(contents.items) });
      if (contents.unreadable.length > 0) this.#open(true);
    });
  };

  /** Applies a change of the filter or of the contents, and filters again. */
  #find(change: Pick<State, 'asked' | 'limit'> | Pick<State, 'contents' | 'cases'>): void {
    this.setState(change, () => {
      const { asked, cases } = this.state;
      found(cases, asked, this.props.setting.titles).then(
        (shown) =>
          // Unless the filter or the cases have changed meanwhile.
          this.setState((now) => (now.asked === asked && now.cases === cases ? { shown } : null)),
        () => this.setState({ notice: cutText() }),
      );
    });
  }

  /** Renders more rows, and focuses the first of them: the button may be gone. */
  readonly #more = (): void => {
    const { limit } = this.state;
    this.setState({ limit: limit + ROWS }, () => {
      this.#top.current?.querySelectorAll<HTMLElement>('.kept-rows a')[limit]?.focus();
    });
  };

  async #amend(kept: KeptCase, changes: Partial<Details>): Promise<void> {
    const { book, setting } = this.props;
    const outcome = await book.change(kept.id, (now, moment) => amended(now ?? kept, changes, moment));
    this.setState({
      notice: outcome.kind === 'kept' ? setting.words.one.saved : setting.words.list.isHere,
      removed: [],
    });
  }

  async #remove(cases: readonly KeptCase[], unreadable: readonly Unreadable[] = []): Promise<void> {
    const { book, setting } = this.props;
    const { words, language } = setting;
    const outcome = await book.remove([...cases.map(({ id }) => id), ...unreadable.map(({ key }) => key)]);
    if (location.hash !== '') location.hash = '';
    const notice = isGone(outcome) ? counted(language, words.one.removed, cases.length) : words.device.notRemoved;
    // After the navigation to the list, which clears earlier notices.
    setTimeout(() => this.setState({ notice, removed: isGone(outcome) ? cases : [] }), 0);
  }

  async #putBack(): Promise<void> {
    const { removed } = this.state;
    this.setState({ notice: '', removed: [] });
    await this.props.book.join(removed);
  }
}

/** Among few cases nothing is looked for; but those in the archive are seen by a filter alone. */
function isWorthFiltering(cases: readonly KeptCase[]): boolean {
  return cases.length >= MANY || cases.some((kept) => currentOf(kept).details.archived);
}

function placeNow(): string {
  return location.hash.slice(1);
}
