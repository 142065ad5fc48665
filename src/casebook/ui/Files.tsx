import { Component, createRef } from 'preact';
import { fill } from '#i18n/fill.ts';
import { localTime } from '#casebook/form.ts';
import { fileOf, readFile } from '#casebook/read.ts';
import type { Fault } from '#casebook/reader.ts';
import type { Casebook } from '#casebook/store.ts';
import type { KeptCase } from '#casebook/types.ts';
import { download } from './download.ts';
import { counted, type Setting } from './said.ts';

interface Props {
  readonly setting: Setting;
  readonly book: Casebook;
  readonly cases: readonly KeptCase[];
  /** Those that are shown: the table for a spreadsheet has these. */
  readonly shown: readonly KeptCase[];
  readonly onDone: (notice: string) => void;
}

interface State {
  readonly faults: readonly Fault[];
}

/** Faults of a file that are named; the rest is counted. */
const NAMED = 5;

/** Taking cases out and bringing them in. A file is read whole before anything of it is used. */
export class Files extends Component<Props, State> {
  override state: State = { faults: [] };
  readonly #input = createRef<HTMLInputElement>();

  override render({ setting: { words, language }, cases, shown }: Props, { faults }: State) {
    const { files } = words;
    return (
      <section class="kept-files no-print">
        <h2>{files.title}</h2>
        <p class="kept-hint">{files.how}</p>
        <div class="row">
          {cases.length > 0 && (
            <button type="button" class="btn" onClick={() => this.#json()}>
              {files.json}
            </button>
          )}
          {shown.length > 0 && (
            <button type="button" class="btn" onClick={() => void this.#csv()}>
              {files.csv}
            </button>
          )}
          <button type="button" class="btn" onClick={() => this.#input.current?.click()}>
            {files.bring}
          </button>
          <input
            ref={this.#input}
            type="file"
            accept=".json,application/json"
            aria-label={files.bring}
            hidden
            onChange={() => void this.#bring()}
          />
        </div>
        {faults.length > 0 && (
          <div class="kept-warning" role="alert">
            <p>{files.refused}</p>
            <ul class="plain">
              {faults.slice(0, NAMED).map(({ where, why, found }) => (
                <li key={where + why}>
                  {fill(found === '' ? files.fault : files.faultFound, {
                    where: where === '' ? files.whole : where,
                    why: files.why[why],
                    found,
                  })}
                </li>
              ))}
            </ul>
            {faults.length > NAMED && <p>{counted(language, files.more, faults.length - NAMED)}</p>}
          </div>
        )}
      </section>
    );
  }

  #json(): void {
    const { cases } = this.props;
    download(this.#name('json'), 'application/json', fileOf(cases, Date.now()));
    this.#exported(cases.length);
  }

  async #csv(): Promise<void> {
    const { setting, shown, onDone } = this.props;
    const made = await import('#casebook/table.ts').catch(() => undefined);
    if (!made) {
      onDone(document.body.dataset['cut'] ?? '');
      return;
    }
    const table = made.tableOf(shown, setting, (path) => new URL(path, location.href).href);
    // Spreadsheets take a text for an old encoding unless a mark in front says what it is.
    download(this.#name('csv'), 'text/csv', `\uFEFF${table}`);
    this.#exported(shown.length);
  }

  async #bring(): Promise<void> {
    const { setting, book, onDone } = this.props;
    const { words, language } = setting;
    const input = this.#input.current;
    const file = input?.files?.[0];
    if (!file) return;
    onDone('');
    const text = await file.text().catch(() => undefined);
    // So that the same file can be chosen again.
    input.value = '';
    if (text === undefined) {
      onDone(words.files.unread);
      return;
    }
    const reading = readFile(text);
    this.setState({ faults: reading.kind === 'refused' ? reading.faults : [] });
    if (reading.kind === 'refused') return;
    const { brought } = await book.join(reading.file.cases);
    const parts = (['fresh', 'further', 'same'] as const).flatMap((what) =>
      brought[what] === 0 ? [] : [counted(language, words.files[what], brought[what])],
    );
    onDone(parts.length === 0 ? words.files.nothing : parts.join(' · '));
  }

  #exported(count: number): void {
    const { words, language } = this.props.setting;
    this.props.onDone(counted(language, words.files.exported, count));
  }

  #name(ending: string): string {
    return `arbiter-${this.props.setting.words.files.name}-${localTime(Date.now()).slice(0, 10)}.${ending}`;
  }
}
