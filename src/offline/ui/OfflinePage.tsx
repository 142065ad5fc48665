import { noteKept } from './noted.ts';
import { Component, createRef } from 'preact';
import { requestPersistence, isPersistent } from '#casebook/persistence.ts';
import { fill } from '#i18n/fill.ts';
import type { Failure, Result } from '#offline/failure.ts';
import type { Act, Kept, Newer, Offer, Packs, Progress } from '#offline/packs.ts';
import type { PackId } from '#offline/release.ts';
import { BookRow, idOf } from './BookRow.tsx';
import { rowsOf, type RunningDownload } from './rows.ts';
import { Install } from './Install.tsx';
import type { Installer } from './installing.ts';
import { Renewal } from './Renewal.tsx';
import type { ListedBook, Setting } from './setting.ts';
import { Storage } from './Storage.tsx';

interface Props {
  readonly setting: Setting;
  readonly books: readonly ListedBook[];
  readonly packs: Packs;
  readonly installer: Installer;
  /** Called with the stored packs whenever they have been read. */
  readonly onKept: (kept: Kept) => void;
}

interface State {
  readonly offer: Result<Offer> | undefined;
  readonly newer: Newer | undefined;
  readonly under: RunningDownload | undefined;
  /** What failed last, and why: a book, or the update of all. */
  readonly failed: { readonly what: PackId | 'newer'; readonly why: Failure } | undefined;
  /** The book whose removal awaits confirmation. */
  readonly asked: PackId | undefined;
  /** The message of the last action, announced once. */
  readonly said: string;
  readonly stays: boolean | undefined;
  readonly refused: boolean;
}

/** The page of books on this device. */
export class OfflinePage extends Component<Props, State> {
  override state: State = {
    ...{ offer: undefined, newer: undefined, under: undefined, failed: undefined, asked: undefined },
    ...{ said: '', stays: undefined, refused: false },
  };
  readonly #list = createRef<HTMLUListElement>();
  #stopping: readonly (() => void)[] = [];
  #abort: AbortController | undefined;

  override componentDidMount(): void {
    const { packs, installer } = this.props;
    this.#stopping = [packs.onChange(this.#read), installer.onChange(() => this.forceUpdate())];
    for (const type of ['online', 'offline']) addEventListener(type, this.#read);
    this.#read();
    void isPersistent().then((answer) => this.setState({ stays: answer }));
  }

  override componentWillUnmount(): void {
    for (const stop of this.#stopping) stop();
    for (const type of ['online', 'offline']) removeEventListener(type, this.#read);
    this.#abort?.abort();
  }

  override render({ setting, books, installer }: Props, { offer, said, under, newer, failed, refused }: State) {
    const { words } = setting;
    if (!offer) return null;
    if (offer.kind === 'failed') return <p class="note">{offer.why === 'off' ? words.failed.off : words.cannot}</p>;
    const { value } = offer;
    const { release } = value.kept;
    return (
      <div class="packed">
        <p class="packed-said" role="status">
          {said}
        </p>
        {/* The cached response of the server is still used for a while after the network has gone. */}
        {(!value.server || !navigator.onLine) && <p class="note">{words.reach}</p>}
        {newer && release && (
          <Renewal
            {...{ setting, newer }}
            day={release.day}
            coming={under?.kind === 'renewing' ? under.progress : null}
            waits={under !== undefined}
            failed={failed?.what === 'newer' ? words.failed[failed.why] : undefined}
            onTake={() => void this.#take()}
            onStop={this.#stop}
          />
        )}
        <section aria-labelledby="offline-books">
          <h2 id="offline-books">{words.books}</h2>
          <ul class="packed-books" ref={this.#list}>
            {rowsOf(books, value, under).map((row) => (
              <BookRow
                key={row.book.id}
                {...{ setting, row }}
                waits={under !== undefined}
                asked={this.state.asked === row.book.id}
                failed={failed?.what === row.book.id ? words.failed[failed.why] : undefined}
                onKeep={() => void this.#keep(row.book)}
                onStop={this.#stop}
                onRemove={() => this.#focusAfter({ asked: row.book.id }, row.book.id, 'no')}
                onSure={() => void this.#remove(row.book)}
                onLeave={() => this.#focusAfter({ asked: undefined }, row.book.id, 'remove')}
              />
            ))}
          </ul>
        </section>
        <Storage
          {...{ setting, offer: value, refused }}
          stays={this.state.stays}
          onAsk={() => void this.#askToStay()}
        />
        <Install setting={setting} installing={installer.now()} onInstall={() => installer.ask()} />
      </div>
    );
  }

  readonly #read = (): void => {
    const { packs, onKept } = this.props;
    void packs.offer().then((offer) => {
      this.setState({ offer });
      if (offer.kind === 'done') onKept(offer.value.kept);
    });
    void packs.newer().then((newer) => this.setState({ newer: newer.kind === 'done' ? newer.value : undefined }));
  };

  async #keep({ id, title }: ListedBook): Promise<void> {
    const { words } = this.props.setting;
    const result = await this.#bring(
      { kind: 'keeping', id, progress: undefined },
      fill(words.said.began, { title }),
      (act) => this.props.packs.keep(id, act),
    );
    // The browser has been asked for persistent storage.
    if (result.kind === 'done') void isPersistent().then((answer) => this.setState({ stays: answer }));
    const failed = result.kind === 'failed' && result.why !== 'stopped' ? { what: id, why: result.why } : undefined;
    this.#focusAfter(
      { failed, said: fill(result.kind === 'done' ? words.said.kept : words.said.stopped, { title }) },
      id,
      result.kind === 'done' ? 'remove' : 'keep',
    );
  }

  async #take(): Promise<void> {
    const { newer: words, failed: why } = this.props.setting.words;
    const result = await this.#bring({ kind: 'renewing', progress: undefined }, '', (act) =>
      this.props.packs.takeNewer(act),
    );
    if (result.kind === 'done') this.setState({ said: words.taken, newer: undefined, failed: undefined });
    else if (result.why === 'stopped') this.setState({ said: why.stopped, failed: undefined });
    else this.setState({ failed: { what: 'newer', why: result.why }, said: '' });
  }

  /** Runs a download, one at a time, and shows its progress. */
  async #bring(under: RunningDownload, said: string, act: (act: Act) => Promise<Result<Kept>>): Promise<Result<Kept>> {
    const abort = new AbortController();
    this.#abort = abort;
    this.setState({ under, said, failed: undefined, asked: undefined });
    const onProgress = (progress: Progress): void => this.setState({ under: { ...under, progress } });
    const result = await act({ signal: abort.signal, onProgress });
    this.#abort = undefined;
    const offer = await this.props.packs.offer();
    await new Promise<void>((drawn) => this.setState({ under: undefined, offer }, () => drawn()));
    if (offer.kind === 'done') this.props.onKept(offer.value.kept);
    return result;
  }

  readonly #stop = (): void => this.#abort?.abort();

  async #remove({ id, title }: ListedBook): Promise<void> {
    const { words } = this.props.setting;
    const result = await this.props.packs.remove(id);
    if (result.kind === 'done') noteKept(result.value);
    const offer = await this.props.packs.offer();
    if (offer.kind === 'done') this.props.onKept(offer.value.kept);
    const failed = result.kind === 'failed' ? { what: id, why: result.why } : undefined;
    const said = failed ? '' : fill(words.said.removed, { title });
    this.#focusAfter({ offer, failed, said, asked: undefined }, id, failed ? 'remove' : 'keep');
  }

  async #askToStay(): Promise<void> {
    const answer = await requestPersistence();
    this.setState({ stays: answer, refused: answer === false });
  }

  /** The pressed button is gone; the focus moves to the button in its place. */
  #focusAfter(state: Partial<State>, id: PackId, does: string): void {
    const within = this.#list.current?.contains(document.activeElement) ?? false;
    const lost = document.activeElement === document.body;
    this.setState(state as State, () => {
      if (within || lost) document.getElementById(`${idOf(id)}-${does}`)?.focus();
    });
  }
}
