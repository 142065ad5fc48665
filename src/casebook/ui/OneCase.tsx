import { Component } from 'preact';
import { changesIn } from '#casebook/form.ts';
import { linkOf } from '#casebook/link.ts';
import { verdictSaid } from '#casebook/said.ts';
import type { Details, KeptCase, Version } from '#casebook/types.ts';
import { currentOf } from '#casebook/versions.ts';
import { Checked } from './Checked.tsx';
import { Fields } from './Fields.tsx';
import { Particulars } from './Particulars.tsx';
import { Versions } from './Versions.tsx';
import type { Setting } from './format.ts';

interface Props {
  readonly setting: Setting;
  /** Undefined when no case has that id. */
  readonly kept: KeptCase | undefined;
  /** Whether it is in memory only. */
  readonly isHere: boolean;
  readonly onAmend: (kept: KeptCase, changes: Partial<Details>) => void;
  readonly onRemove: (kept: KeptCase) => void;
  readonly onReopen: (kept: KeptCase) => void;
}

interface State {
  /** The version being edited: what differs from it is the change. */
  readonly amending: Version | undefined;
}

/** One case: all its data, its versions, and the actions on it. */
export class OneCase extends Component<Props, State> {
  override state: State = { amending: undefined };

  override render({ setting, kept, isHere, onAmend, onRemove, onReopen }: Props, { amending }: State) {
    const { words, base } = setting;
    if (!kept)
      return (
        <>
          <Back {...setting} />
          <h2 tabIndex={-1}>{words.one.gone}</h2>
        </>
      );
    const current = currentOf(kept);
    const { record, said, details } = current;
    const marks = [details.archived ? words.list.isArchived : '', isHere ? words.list.isHere : ''];
    return (
      <article class="kept-one">
        <Back {...setting} />
        <h2 tabIndex={-1} lang={record.language}>
          {verdictSaid(said)}
        </h2>
        <p class="kept-hint">{marks.filter((text) => text !== '').join(' · ')}</p>
        {amending ? (
          <form
            class="keep-form"
            onSubmit={(event) => {
              event.preventDefault();
              const data = new FormData(event.currentTarget);
              onAmend(
                kept,
                changesIn((name) => data.get(name), amending.details),
              );
              this.setState({ amending: undefined });
            }}
          >
            {JSON.stringify(amending) !== JSON.stringify(current) && (
              <p class="device-warning" role="alert">
                {words.one.elsewhere}
              </p>
            )}
            <Fields details={amending.details} words={words.fields} />
            <div class="row">
              <button class="btn main">{words.one.save}</button>
              <button type="button" class="btn" onClick={() => this.setState({ amending: undefined })}>
                {words.one.cancel}
              </button>
            </div>
          </form>
        ) : (
          <div class="row no-print">
            <a class="btn main" href={linkOf(base, record)} onClick={() => onReopen(kept)}>
              {words.one.reopen}
            </a>
            <button type="button" class="btn" onClick={() => this.setState({ amending: current })}>
              {words.one.amend}
            </button>
          </div>
        )}
        <Checked setting={setting} version={current} />
        <Particulars setting={setting} version={current} />
        <Versions setting={setting} kept={kept} />
        {!amending && (
          <div class="row no-print">
            <button type="button" class="btn" onClick={() => onAmend(kept, { archived: !details.archived })}>
              {details.archived ? words.one.unarchive : words.one.archive}
            </button>
            <button type="button" class="btn" onClick={() => onRemove(kept)}>
              {words.one.remove}
            </button>
          </div>
        )}
      </article>
    );
  }
}

function Back({ words }: Pick<Setting, 'words'>) {
  return (
    <p class="no-print">
      <a class="btn" href="#">
        ‹ {words.one.back}
      </a>
    </p>
  );
}
