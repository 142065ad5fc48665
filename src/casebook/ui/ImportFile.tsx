import { Component, createRef, type ComponentChildren, type ComponentProps } from 'preact';
import type { FileReading } from '#casebook/read-file.ts';
import type { Fault } from '#casebook/reader.ts';
import { cutText } from '#client/status.ts';
import { counted, type Plural } from '#i18n/language.ts';
import type { Refused } from './Refused.tsx';

interface Props<T, Count extends string> extends Pick<ComponentProps<typeof Refused>, 'language'> {
  readonly words: ComponentProps<typeof Refused>['words'] &
    Readonly<Record<'bring' | 'unread' | 'nothing', string>> &
    Readonly<Record<Count, Plural>>;
  /** What is counted of an import, in the order in which it is said. */
  readonly counts: readonly Count[];
  /** Loads what reads a file and renders its faults. */
  readonly load: () => Promise<{
    readonly readChosenFile: (file: File) => Promise<FileReading<T> | undefined>;
    readonly Refused: typeof Refused;
  }>;
  readonly join: (file: T) => Promise<Readonly<Record<Count, number>>>;
  readonly onDone: (notice: string) => void;
  /** The buttons of the export. */
  readonly children: ComponentChildren;
}

interface State {
  readonly faults: readonly Fault[];
  readonly Refused?: typeof Refused;
}

/** A row of buttons that ends with the import of a file. */
export class ImportFile<T, Count extends string> extends Component<Props<T, Count>, State> {
  override state: State = { faults: [] };
  readonly #input = createRef<HTMLInputElement>();

  override render({ words, language, children }: Props<T, Count>, { faults, Refused }: State) {
    return (
      <>
        <div class="row">
          {children}
          <button type="button" class="btn" onClick={() => this.#input.current?.click()}>
            {words.bring}
          </button>
          <input
            ref={this.#input}
            type="file"
            accept=".json,application/json"
            aria-label={words.bring}
            hidden
            onChange={() => void this.#import()}
          />
        </div>
        {Refused && faults.length > 0 && (
          <div class="device-warning" role="alert">
            <Refused {...{ words, language, faults }} />
          </div>
        )}
      </>
    );
  }

  async #import(): Promise<void> {
    const { words, language, counts, load, join, onDone } = this.props;
    const input = this.#input.current;
    const file = input?.files?.[0];
    if (!file) return;
    onDone('');
    const loaded = await load().catch(() => undefined);
    const reading = await loaded?.readChosenFile(file);
    // So that the same file can be chosen again.
    input.value = '';
    if (!loaded) {
      onDone(cutText());
      return;
    }
    if (!reading) onDone(words.unread);
    this.setState({ faults: reading?.kind === 'refused' ? reading.faults : [], Refused: loaded.Refused });
    if (reading?.kind !== 'read') return;
    const brought = await join(reading.file);
    const parts = counts.flatMap((what) =>
      brought[what] === 0 ? [] : [counted(language, words[what], brought[what])],
    );
    onDone(parts.length === 0 ? words.nothing : parts.join(' · '));
  }
}
