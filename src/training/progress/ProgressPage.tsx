import { Component, createRef } from 'preact';
import { stays } from '#casebook/staying.ts';
import type { Outcome } from '#casebook/database.ts';
import type { Contents, Forgotten, Reviews } from '#training/reviews/store.ts';
import { merged } from '#training/reviews/merge.ts';
import { Ahead } from './Ahead.tsx';
import { BookMap } from './BookMap.tsx';
import { Changed } from './Changed.tsx';
import { Device } from './Device.tsx';
import { Files } from './Files.tsx';
import { counted, situationOf, type RulingNames, type Setting } from './setting.ts';
import { seenIn, type Seen } from './seen.ts';
import { Today } from './Today.tsx';
import { Troubles } from './Troubles.tsx';
import { Worst } from './Worst.tsx';

export interface Props {
  readonly setting: Setting;
  readonly store: Reviews;
  /** What is there when the page is shown first. */
  readonly contents: Contents;
  readonly clock: () => number;
  /** Fetches what the rulings of a situation say; where that fails they are named by their place. */
  readonly namesIn: (situation: string) => Promise<RulingNames>;
  readonly onPractise: (rulings: readonly string[]) => void;
}

interface State {
  readonly contents: Contents;
  /**
   * Worked out at every reading, and not at every change of what is shown: of many reviews it takes a while.
   */
  readonly seen: Seen;
  /** Names of rulings that have come, by situation. */
  readonly names: Readonly<Record<string, RulingNames>>;
  /** What has just been done. */
  readonly notice: string;
  /** All that was forgotten while this page was open, and can be put back. */
  readonly forgotten: Forgotten;
  readonly stays: boolean | undefined;
}

const NOTHING: Forgotten = { reviews: [], unreadable: [] };

/** What comes back: today, on the days to come, and in the whole book; and where that is kept. */
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
    // Where a browser tells tabs nothing of each other, and when a new day has begun meanwhile.
    document.addEventListener('visibilitychange', this.#read);
    this.#showWorst();
    void stays().then((answer) => this.setState({ stays: answer }));
  }

  override componentWillUnmount(): void {
    this.#stop?.();
    this.#stop = undefined;
    document.removeEventListener('visibilitychange', this.#read);
  }

  override render({ setting, store, clock, onPractise }: Props, state: State) {
    const { contents, seen, names, notice, forgotten } = state;
    const { words } = setting;
    const hasForgotten = forgotten.reviews.length + forgotten.unreadable.length > 0;
    const named = (situation: string): RulingNames | undefined => names[situation];
    return (
      <div class="progress">
        <div class="progress-head">
          <h2 tabIndex={-1}>{words.title}</h2>
          <p class="lead">{words.lead}</p>
        </div>
        <div class="progress-notice no-print" role="status" tabIndex={-1} ref={this.#notice}>
          {notice !== '' && <p>{notice}</p>}
          {hasForgotten && (
            <button type="button" class="btn" onClick={() => void this.#putBack()}>
              {words.device.undo}
            </button>
          )}
        </div>
        <Troubles
          {...{ setting, contents }}
          onRetry={() => void store.retry()}
          onSeen={() => void store.forgetLost()}
        />
        <Today {...{ setting, seen, onPractise }} />
        <Changed {...{ setting }} changed={seen.changed} names={named} onShow={this.#show} />
        <Ahead {...{ setting }} days={seen.ahead} />
        <BookMap {...{ setting, seen }} names={named} onShow={this.#show} />
        <Worst {...{ setting }} worst={seen.worst} names={named} />
        <Files
          {...{ setting, store, clock }}
          reviews={contents.reviews}
          onDone={(done) => this.setState({ notice: done })}
        />
        <Device
          {...{ setting, seen }}
          isEmpty={contents.reviews.length + contents.unreadable.length === 0}
          stays={state.stays}
          onForget={(book) => void this.#forget(book)}
        />
      </div>
    );
  }

  /** Reads anew; of two readings at once the later one counts. */
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

  /** Fetches the names of situations' rulings, each once; one that fails may be asked for again. */
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

  #seenIn(contents: Contents): Seen {
    const { setting, clock } = this.props;
    return seenIn(setting.book, contents.reviews, clock());
  }

  async #forget(book?: string): Promise<void> {
    const { store, setting } = this.props;
    const { words, language } = setting;
    const { outcome, forgotten } = await store.forgetAll(book);
    const notice = isGone(outcome)
      ? counted(language, words.device.forgotten, forgotten.reviews.length)
      : words.device.notForgotten;
    this.setState(
      (state) => ({
        notice,
        forgotten: {
          reviews: merged(state.forgotten.reviews, forgotten.reviews),
          unreadable: [...state.forgotten.unreadable, ...forgotten.unreadable],
        },
      }),
      // What was pressed may be gone; whoever goes by keys stands beside the way back.
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

/** What was never on the device is gone with the page's own. */
function isGone(outcome: Outcome): boolean {
  return outcome.kind === 'kept' || outcome.why === 'missing';
}
