import { fill } from '#i18n/fill.ts';
import type { Progress } from '#offline/packs.ts';
import { progressShare, formatSize } from './format.ts';
import type { Setting } from './setting.ts';

interface Props {
  readonly setting: Setting;
  readonly progress: Progress | undefined;
  /** Id of the heading that labels the progress bar. */
  readonly labelledBy: string;
  /** Absent once it cannot be cancelled any more. */
  readonly onStop: () => void;
}

/** The progress of a download. It is no live region: announcing a percentage every second is noise. */
export function DownloadProgress({ setting: { words, language }, progress, labelledBy, onStop }: Props) {
  const stop = `${labelledBy}-stop`;
  return (
    <div class="packed-coming">
      {progress ? (
        <progress aria-labelledby={labelledBy} max={1} value={progressShare(progress)} />
      ) : (
        <progress aria-labelledby={labelledBy} />
      )}
      <p class="packed-count">
        {progress &&
          fill(words.book.progress, {
            had: formatSize(language, progress.fetched),
            whole: formatSize(language, progress.toFetch),
          })}
      </p>
      <button type="button" class="btn" id={stop} aria-labelledby={`${stop} ${labelledBy}`} onClick={onStop}>
        {words.book.stop}
      </button>
    </div>
  );
}
