import { Component, createRef } from 'preact';
import type * as Exchange from '#casebook/exchange.ts';
import type { Fault } from '#casebook/reader.ts';
import type { Casebook } from '#casebook/store.ts';
import type { KeptCase } from '#casebook/types.ts';
import { counted } from '#i18n/language.ts';
import type { Setting } from './format.ts';

interface Props {
  readonly setting: Setting;
  readonly book: Casebook;
  readonly cases: readonly KeptCase[];
  /** The cases shown: the CSV file has these. */
  readonly shown: readonly KeptCase[];
  readonly onDone: (notice: string) => void;
}

interface State {
  readonly faults: readonly Fault[];
  /** Renders the faults; loaded with the import. */
  readonly Refused?: typeof Exchange.Refused;
}

/** Export and import of cases. A file is validated completely before anything of it is used. */
export class Files extends Component<Props, State> {
  override state: State = { faults: [] };
  readonly #input = createRef<HTMLInputElement>();

  override render({ setting: { words, language }, cases, shown }: Props, { faults, Refused }: State) {
    const { files } = words;
    return (
      <section class="kept-files no-print">
        <h2>{cases.length > 0 ? files.title : files.elsewhere}</h2>
        <p class="kept-hint">{cases.length > 0 ? files.how : files.elsewhereHow}</p>
        <div class="row">
          {cases.length > 0 && (
            <button type="button" class="btn" onClick={() => void this.#export('downloadJson', cases)}>
              {files.json}
            </button>
          )}
          {shown.length > 0 && (
            <button type="button" class="btn" onClick={() => void this.#export('downloadCsv', shown)}>
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
            onChange={() => void this.#import()}
          />
        </div>
        {Refused && faults.length > 0 && (
          <div class="device-warning" role="alert">
            <Refused words={files} {...{ language, faults }} />
          </div>
        )}
      </section>
    );
  }

  async #export(format: 'downloadJson' | 'downloadCsv', cases: readonly KeptCase[]): Promise<void> {
    const { setting, onDone } = this.props;
    const exchange = await this.#exchange();
    if (!exchange) return;
    await exchange[format](cases, setting);
    onDone(counted(setting.language, setting.words.files.exported, cases.length));
  }

  async #import(): Promise<void> {
    const { setting, book, onDone } = this.props;
    const { words, language } = setting;
    const input = this.#input.current;
    const file = input?.files?.[0];
    if (!file) return;
    onDone('');
    const exchange = await this.#exchange();
    const reading = await exchange?.readChosenFile(file);
    // So that the same file can be chosen again.
    input.value = '';
    if (!exchange) return;
    if (!reading) onDone(words.files.unread);
    this.setState({ faults: reading?.kind === 'refused' ? reading.faults : [], Refused: exchange.Refused });
    if (reading?.kind !== 'read') return;
    const { brought } = await book.join(reading.file.cases);
    const parts = (['fresh', 'further', 'same'] as const).flatMap((what) =>
      brought[what] === 0 ? [] : [counted(language, words.files[what], brought[what])],
    );
    onDone(parts.length === 0 ? words.files.nothing : parts.join(' · '));
  }

  /** Loads export and import; a failure is shown. */
  async #exchange(): Promise<typeof Exchange | undefined> {
    try {
      return await import('#casebook/exchange.ts');
    } catch {
      this.props.onDone(document.body.dataset['cut'] ?? '');
      return undefined;
    }
  }
}
