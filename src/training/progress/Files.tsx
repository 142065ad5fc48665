import { Component, createRef } from 'preact';
import type { Fault } from '#casebook/reader.ts';
import { download } from '#casebook/ui/download.ts';
import { Refused } from '#casebook/ui/Refused.tsx';
import { dayName } from '#training/reviews/days.ts';
import { fileOf, readChosenFile } from '#training/reviews/file.ts';
import type { Reviews } from '#training/reviews/store.ts';
import type { Review } from '#training/reviews/types.ts';
import { counted } from '#i18n/language.ts';
import type { Setting } from './setting.ts';

interface Props {
  readonly setting: Setting;
  readonly store: Reviews;
  readonly reviews: readonly Review[];
  readonly clock: () => number;
  readonly onDone: (notice: string) => void;
}

interface State {
  readonly faults: readonly Fault[];
}

/** Exporting and importing reviews. A file is validated completely before anything of it is used. */
export class Files extends Component<Props, State> {
  override state: State = { faults: [] };
  readonly #input = createRef<HTMLInputElement>();

  override render({ setting: { words, language }, reviews }: Props, { faults }: State) {
    const { files } = words;
    return (
      <section class="progress-part no-print">
        <h3>{files.title}</h3>
        <p>{files.how}</p>
        <div class="row">
          {reviews.length > 0 && (
            <button type="button" class="btn" onClick={this.#export}>
              {files.give}
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
        {faults.length > 0 && (
          <div class="device-warning" role="alert">
            <Refused words={files} {...{ language, faults }} />
          </div>
        )}
      </section>
    );
  }

  readonly #export = (): void => {
    const { setting, reviews, clock, onDone } = this.props;
    const { files } = setting.words;
    download(`${files.name}-${dayName(clock())}.json`, 'application/json', fileOf(reviews, clock()));
    onDone(counted(setting.language, files.given, reviews.length));
  };

  async #import(): Promise<void> {
    const { setting, store, onDone } = this.props;
    const { words, language } = setting;
    const input = this.#input.current;
    const file = input?.files?.[0];
    if (!file) return;
    onDone('');
    const reading = await readChosenFile(file);
    // So that the same file can be chosen again.
    input.value = '';
    if (!reading) onDone(words.files.unread);
    this.setState({ faults: reading?.kind === 'refused' ? reading.faults : [] });
    if (reading?.kind !== 'read') return;
    const { brought } = await store.join(reading.file.reviews);
    const parts = (['fresh', 'same'] as const).flatMap((what) =>
      brought[what] === 0 ? [] : [counted(language, words.files[what], brought[what])],
    );
    onDone(parts.length === 0 ? words.files.nothing : parts.join(' · '));
  }
}
