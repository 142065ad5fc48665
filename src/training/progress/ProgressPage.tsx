import { Component, createRef } from 'preact';
import { isPersistent } from '#casebook/persistence.ts';
import { Troubles } from '#casebook/ui/Troubles.tsx';
import { isGone } from '#casebook/database.ts';
import type { Contents } from '#casebook/items.ts';
import type { Forgotten, Reviews } from '#training/reviews/store.ts';
import { merged } from '#training/reviews/merge.ts';
import type { Review } from '#training/reviews/types.ts';
import { Ahead } from './Ahead.tsx';
import { BookMap } from './BookMap.tsx';
import { Changed } from './Changed.tsx';
import { Device } from './Device.tsx';
import { Files } from './Files.tsx';
import { counted } from '#i18n/language.ts';
import { situationOf, type RulingNames, type Setting } from './setting.ts';
import { overviewOf, type ProgressOverview } from './overview.ts';
import { Today } from './Today.tsx';
import { Unreadable } from '#casebook/ui/Unreadable.tsx';
import { Worst } from './Worst.tsx';

export interface Props {
  readonly setting: Setting;
  readonly store: Reviews;
  /** The contents at the first render. */
  readonly contents: Contents<Review>;
  readonly clock: () => number;
  /** Fetches the verdicts of a situation's rulings; on failure they are named by their position. */
  readonly namesIn: (situation: string) => Promise<RulingNames>;
  readonly onPractise: (rulings: readonly string[]) => void;
}

interface State {
  readonly contents: Contents<Review>;
  /** Computed at every reading, not at every render: with many reviews it takes a while. */
  readonly seen: ProgressOverview;
  /** Names of rulings loaded so far, by situation. */
  readonly names: Readonly<Record<string, RulingNames>>;
  /** The message of the last action. */
  readonly notice: string;
  /** Everything deleted while this page is open, for undo. */
  readonly forgotten: Forgotten;
  readonly stays: boolean | undefined;
}

const NOTHING: Forgotten = { items: [], unreadable: [] };

/** Spaced repetition: what is due today, on the coming days and in the whole book; and where it is stored. */
export class ProgressPage extends Component<Props, State> {
  override state: State = {
    contents: this.props.contents,
    seen: this.#seenIn(this.props.contents),
    names: {},
    notice: '',
    forgotten: NOTHING,
    stays: undefined,
  };
  readonly #notice = createRef<HTMLDivElement>();
  readonly #asked = new Set<string>();
  #stop: (() => void) | undefined;
  #reading = 0;

  override componentDidMount(): void {
    this.#stop = this.props.store.onChange(this.#read);
    // For browsers without messages between tabs, and for a new day.
    document.addEventListener('visibilitychange', this.#read);
    this.#showWorst();
    void isPersistent().then((answer) => this.setState({ stays: answer }));
  }

  override componentWillUnmount(): void {
    this.#stop?.();
    this.#stop = undefined;
    document.removeEventListener('visibilitychange', this.#read);
  }

  override render({ setting, store, clock, onPractise }: Props, state: State) {
    const { contents, seen, names, notice, forgotten } = state;
    const { words } = setting;
    const hasForgotten = forgotten.items.length + forgotten.unreadable.length > 0;
    const named = (situation: string): RulingNames | undefined => names[situation];
    return (
      <div class="progress">
        <div class="progress-head">
          <h2 tabIndex={-1}>{words.title}</h2>
          <p class="lead">{words.lead}</p>
        </div>
        <div class="device-notice no-print" role="status" tabIndex={-1} ref={this.#notice}>
          {notice !== '' && <p>{notice}</p>}
          {hasForgotten && (
            <button type="button" class="btn" onClick={() => void this.#putBack()}>
              {words.device.undo}
            </button>
          )}
        </div>
        <Troubles
          words={words.device}
          language={setting.language}
          trouble={contents.trouble}
          unsaved={contents.unsaved.length}
          lost={contents.lost}
          onRetry={() => void store.retry()}
          onSeen={() => void store.forgetLost()}
        />
        {contents.unreadable.length > 0 && <Unreadable setting={setting} entries={contents.unreadable} />}
        <Today {...{ setting, seen, onPractise }} />
        <Changed {...{ setting }} changed={seen.changed} names={named} onShow={this.#show} />
        <Ahead {...{ setting }} days={seen.ahead} />
        <BookMap {...{ setting, seen }} names={named} onShow={this.#show} />
        <Worst {...{ setting }} worst={seen.worst} names={named} />
        <Files
          {...{ setting, store, clock }}
          reviews={contents.items}
          onDone={(done) => this.setState({ notice: done })}
        />
        <Device
          {...{ setting, seen }}
          isEmpty={contents.items.length + contents.unreadable.length === 0}
          stays={state.stays}
          onForget={(book) => void this.#forget(book)}
        />
      </div>
    );
  }

  /** Reads again; of two concurrent readings the later one counts. */
  readonly #read = (): void => {
    const reading = ++this.#reading;
    void this.props.store.read().then((contents) => {
      if (reading !== this.#reading || !this.#stop) return;
      this.setState({ contents, seen: this.#seenIn(contents) }, this.#showWorst);
    });
  };

  readonly #showWorst = (): void => {
    const { book } = this.props.setting;
    this.#show(this.state.seen.worst.flatMap(({ ruling }) => situationOf(book, ruling)?.id ?? []));
  };

  /** Fetches the names of situations' rulings, each once; failures may be retried. */
  readonly #show = (situations: readonly string[]): void => {
    for (const situation of new Set(situations)) {
      if (this.#asked.has(situation)) continue;
      this.#asked.add(situation);
      this.props.namesIn(situation).then(
        (names) => this.setState((state) => ({ names: { ...state.names, [situation]: names } })),
        () => this.#asked.delete(situation),
      );
    }
  };

  #seenIn(contents: Contents<Review>): ProgressOverview {
    const { setting, clock } = this.props;
    return overviewOf(setting.book, contents.items, clock());
  }

  async #forget(book?: string): Promise<void> {
    const { store, setting } = this.props;
    const { words, language } = setting;
    const { outcome, forgotten } = await store.forgetAll(book);
    const notice = isGone(outcome)
      ? counted(language, words.device.forgotten, forgotten.items.length)
      : words.device.notForgotten;
    this.setState(
      (state) => ({
        notice,
        forgotten: {
          items: merged(state.forgotten.items, forgotten.items),
          unreadable: [...state.forgotten.unreadable, ...forgotten.unreadable],
        },
      }),
      // The pressed button may be gone; the focus moves next to the undo button.
      () => this.#notice.current?.focus(),
    );
  }

  async #putBack(): Promise<void> {
    const { forgotten } = this.state;
    this.setState({ forgotten: NOTHING });
    await this.props.store.putBack(forgotten);
    this.setState({ notice: this.props.setting.words.device.undone }, () => this.#notice.current?.focus());
  }
}
