import { fill } from '#i18n/fill.ts';
import { formatDay, listed } from '#i18n/language.ts';
import type { Newer, Progress } from '#offline/packs.ts';
import { DownloadProgress } from './DownloadProgress.tsx';
import { formatSize } from './format.ts';
import type { Setting } from './setting.ts';

interface Props {
  readonly setting: Setting;
  readonly newer: Newer;
  /** The build day of the stored release. */
  readonly day: string;
  /** Its progress, while it is downloading; `null` otherwise. */
  readonly coming: Progress | undefined | null;
  readonly waits: boolean;
  readonly failed: string | undefined;
  readonly onTake: () => void;
  readonly onStop: () => void;
}

/** Offers an update to a newer text. It waits for the reader's click. */
export function Renewal({ setting, newer, day, coming, waits, failed, onTake, onStop }: Props) {
  const { words, language } = setting;
  const gone = newer.gone.filter(({ book }) => book !== undefined).map(({ title }) => title);
  return (
    <section class="packed-newer" aria-labelledby="offline-newer">
      <h2 id="offline-newer">{words.newer.name}</h2>
      <p>
        {newer.day === day
          ? words.newer.sameDay
          : fill(words.newer.there, { day: formatDay(language, newer.day), old: formatDay(language, day) })}{' '}
        {words.newer.waits}
      </p>
      {gone.length > 0 && <p>{fill(words.newer.gone, { titles: listed(language, gone) })}</p>}
      {failed !== undefined && <p class="packed-failed">{failed}</p>}
      {coming === null ? (
        <button type="button" class="btn main" disabled={waits} onClick={onTake}>
          {words.newer.take} · {formatSize(language, newer.toFetch)}
        </button>
      ) : (
        <DownloadProgress setting={setting} progress={coming} labelledBy="offline-newer" onStop={onStop} />
      )}
    </section>
  );
}
