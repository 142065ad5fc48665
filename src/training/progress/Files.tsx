import { download } from '#casebook/ui/download.ts';
import { ImportFile } from '#casebook/ui/ImportFile.tsx';
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

/** Exporting and importing reviews. */
export function Files({ setting: { words, language }, store, reviews, clock, onDone }: Props) {
  const { files } = words;
  const give = (): void => {
    download(`${files.name}-${dayName(clock())}.json`, 'application/json', fileOf(reviews, clock()));
    onDone(counted(language, files.given, reviews.length));
  };
  return (
    <section class="progress-part no-print">
      <h3>{files.title}</h3>
      <p>{files.how}</p>
      <ImportFile
        words={files}
        language={language}
        counts={['fresh', 'same']}
        load={() => Promise.resolve({ readChosenFile, Refused })}
        join={async (file) => (await store.join(file.reviews)).brought}
        onDone={onDone}
      >
        {reviews.length > 0 && (
          <button type="button" class="btn" onClick={give}>
            {files.give}
          </button>
        )}
      </ImportFile>
    </section>
  );
}
