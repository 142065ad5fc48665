import { Component, createRef } from 'preact';
import { showStatus } from '#client/status.ts';
import type { CasebookWords } from '#i18n/words.ts';
import { fill } from '#i18n/fill.ts';
import type { Language } from '#model/language.ts';
import { changesIn } from '#casebook/form.ts';
import { book, setOpenedCase } from '#casebook/opened-case.ts';
import { rememberDetails } from '#casebook/last-details.ts';
import { ruledAnew } from '#casebook/new-version.ts';
import { partsSaid, verdictSaid } from '#casebook/said.ts';
import type { Trouble } from '#casebook/database.ts';
import type { Details, KeptCase } from '#casebook/types.ts';
import { amended, currentOf } from '#casebook/versions.ts';
import { Fields } from './Fields.tsx';
import { formatWhen } from './format-time.ts';
import { placeTexts } from './format.ts';

export interface KeepSheetProps {
  readonly kept: KeptCase;
  readonly words: CasebookWords;
  readonly language: Language;
  /** Why it is in memory only, if it is. */
  readonly trouble?: Trouble;
  /** The case opened from the casebook: this may be a new ruling in it. */
  readonly opened?: KeptCase;
  /** Saves another case; present where this one had been saved before. */
  readonly onOther?: () => void;
  /** Address of the casebook. */
  readonly home: string;
  /** The browser's answer about persistent storage. */
  readonly staying: Promise<boolean | undefined>;
  readonly dialog: HTMLDialogElement;
}

interface State {
  readonly stays: boolean | undefined;
}

/** The sheet for the details of a case that has just been saved. However it is closed, the input is saved. */
export class KeepSheet extends Component<KeepSheetProps, State> {
  override state: State = { stays: undefined };
  readonly #form = createRef<HTMLFormElement>();
  #settled = false;

  override componentDidMount(): void {
    void this.props.staying.then((stays) => this.setState({ stays }));
    this.props.dialog.addEventListener('close', () => void this.#save());
  }

  override render({ kept, words, language, trouble, opened, onOther, home }: KeepSheetProps, { stays }: State) {
    const { said, details } = currentOf(kept);
    return (
      <form method="dialog" class="keep-form" ref={this.#form}>
        <div class="share-head">
          <h2 id="keep-title" tabIndex={-1} autofocus>
            {onOther ? words.keep.again : words.keep.title}
          </h2>
          <button class="btn" aria-label={words.keep.close} title={words.keep.close}>
            ×
          </button>
        </div>
        {trouble && (
          <p class="device-warning" role="alert">
            {words.device.trouble[trouble]}
          </p>
        )}
        <p class="kept-what">
          <b>{verdictSaid(said)}</b>
          {partsSaid(said).map(({ situation }, at) => (
            <span key={at}>{situation}</span>
          ))}
          {onOther && <span>{[formatWhen(language, details.when), ...placeTexts(details, words)].join(' · ')}</span>}
        </p>
        {onOther && (
          <button type="button" class="btn" onClick={() => this.#other(onOther)}>
            {words.keep.other}
          </button>
        )}
        {opened && (
          <button type="button" class="btn" onClick={() => void this.#instead(opened)}>
            {fill(words.keep.instead, { what: nameOf(opened, words, language) })}
          </button>
        )}
        <p class="kept-hint">{words.keep.optional}</p>
        <Fields details={details} words={words.fields} brief />
        <div class="row">
          <button class="btn main">{words.keep.done}</button>
          {!onOther && (
            <button type="button" class="btn" onClick={() => void this.#undo()}>
              {words.keep.undo}
            </button>
          )}
          <a class="btn" href={`${home}#case/${kept.id}`} onClick={(event) => void this.#leave(event)}>
            {words.keep.open}
          </a>
        </div>
        <p class="kept-hint">
          {words.device.where} {stays !== undefined && (stays ? words.device.persisted : words.device.notPersisted)}
        </p>
      </form>
    );
  }

  async #save(): Promise<void> {
    if (this.#settled) return;
    this.#settled = true;
    const { kept, words, onOther } = this.props;
    const changes = this.#typed();
    rememberDetails({ ...currentOf(kept).details, ...changes });
    if (Object.keys(changes).length === 0) return;
    const outcome = await book.change(kept.id, (now, moment) => amended(now ?? kept, changes, moment));
    // Filling in the details of a case right after saving it is not a new version to the reader.
    const saved = onOther ? words.one.saved : words.keep.title;
    showStatus(outcome.kind === 'kept' ? saved : words.list.isHere);
  }

  /** The details that differ from the saved ones. */
  #typed(): Partial<Details> {
    const form = this.#form.current;
    const data = form ? new FormData(form) : undefined;
    return changesIn((name) => data?.get(name), currentOf(this.props.kept).details);
  }

  #other(save: () => void): void {
    this.props.dialog.close();
    save();
  }

  async #undo(): Promise<void> {
    this.#settled = true;
    const { kept, words, dialog } = this.props;
    await book.remove([kept.id]);
    dialog.close();
    showStatus(words.keep.undone);
  }

  /** Moves the ruling as a version into the case that was opened, and deletes the new case. */
  async #instead(opened: KeptCase): Promise<void> {
    this.#settled = true;
    const { kept, words, dialog } = this.props;
    const changes = this.#typed();
    await book.change(opened.id, (now, moment) =>
      amended(ruledAnew(now ?? opened, currentOf(kept), moment), changes, moment),
    );
    await book.remove([kept.id]);
    setOpenedCase(undefined);
    dialog.close();
    showStatus(words.keep.insteadDone);
  }

  async #leave(event: MouseEvent): Promise<void> {
    const { href } = event.currentTarget as HTMLAnchorElement;
    event.preventDefault();
    await this.#save();
    location.assign(href);
  }
}

function nameOf(kept: KeptCase, words: CasebookWords, language: Language): string {
  const { said, details } = currentOf(kept);
  return [verdictSaid(said), ...placeTexts(details, words), formatWhen(language, details.when)]
    .filter((text) => text !== '')
    .join(' · ');
}
