import { Component } from 'preact';
import type { Casebook } from '#casebook/store.ts';
import type { KeptCase } from '#casebook/types.ts';
import { cutText } from '#client/status.ts';
import { counted } from '#i18n/language.ts';
import type { Setting } from './format.ts';
import { ImportFile } from './ImportFile.tsx';

interface Props {
  readonly setting: Setting;
  readonly book: Casebook;
  readonly cases: readonly KeptCase[];
  /** The cases shown: the CSV file has these. */
  readonly shown: readonly KeptCase[];
  readonly onDone: (notice: string) => void;
}

/** Export and import of cases, loaded when they are needed. */
export class Files extends Component<Props> {
  override render({ setting: { words, language }, book, cases, shown, onDone }: Props) {
    const { files } = words;
    return (
      <section class="kept-files no-print">
        <h2>{cases.length > 0 ? files.title : files.elsewhere}</h2>
        <p class="kept-hint">{cases.length > 0 ? files.how : files.elsewhereHow}</p>
        <ImportFile
          words={files}
          language={language}
          counts={['fresh', 'further', 'same']}
          load={exchange}
          join={async (file) => (await book.join(file.cases)).brought}
          onDone={onDone}
        >
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
        </ImportFile>
      </section>
    );
  }

  async #export(format: 'downloadJson' | 'downloadCsv', cases: readonly KeptCase[]): Promise<void> {
    const { setting, onDone } = this.props;
    const loaded = await exchange().catch(() => undefined);
    await loaded?.[format](cases, setting);
    onDone(loaded ? counted(setting.language, setting.words.files.exported, cases.length) : cutText());
  }
}

const exchange = () => import('#casebook/exchange.ts');
