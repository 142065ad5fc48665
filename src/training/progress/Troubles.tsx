import { download } from '#casebook/ui/download.ts';
import { fill } from '#i18n/fill.ts';
import { formatDay, counted } from '#i18n/language.ts';
import type { Contents } from '#training/reviews/store.ts';
import type { Unreadable } from '#training/reviews/types.ts';
import type { Setting } from './setting.ts';

interface Props {
  readonly setting: Setting;
  readonly contents: Contents;
  readonly onRetry: () => void;
  readonly onSeen: () => void;
}

/**
 * Problems of the storage, above everything else: nobody may believe that something is stored when it is not.
 */
export function Troubles({ setting, contents, onRetry, onSeen }: Props) {
  const { trouble, unsaved, lost, unreadable } = contents;
  const { words, language } = setting;
  const { device } = words;
  return (
    <>
      {(trouble !== undefined || unsaved > 0) && (
        <div class="progress-warning no-print" role="alert">
          {trouble !== undefined && <p>{device.trouble[trouble]}</p>}
          {unsaved > 0 && <p>{counted(language, device.here, unsaved)}</p>}
          {trouble !== 'missing' && (
            <button type="button" class="btn" onClick={onRetry}>
              {device.retry}
            </button>
          )}
        </div>
      )}
      {lost && (
        <div class="progress-warning no-print" role="alert">
          <p>
            {fill(device.lost, { count: lost.count, left: lost.left, day: formatDay(language, lost.at.slice(0, 10)) })}
          </p>
          <button type="button" class="btn" onClick={onSeen}>
            {device.lostSeen}
          </button>
        </div>
      )}
      {unreadable.length > 0 && <Raw {...{ setting, unreadable }} />}
    </>
  );
}

/** Stored values that cannot be read as reviews, unchanged, to be saved separately. */
function Raw({
  setting: { words, language },
  unreadable,
}: {
  readonly setting: Setting;
  readonly unreadable: readonly Unreadable[];
}) {
  const { device, files } = words;
  const text = unreadable.map(({ key, raw }) => `${key}\n${raw}\n`).join('\n');
  return (
    <div class="progress-warning no-print" role="alert">
      <p>{counted(language, device.unreadable, unreadable.length)}</p>
      <p>{device.unreadableHow}</p>
      {unreadable.slice(0, SHOWN).map(({ key, raw }) => (
        <details key={key} class="progress-fold">
          <summary>
            <span>{key.slice(0, 40)}</span>
          </summary>
          <pre class="progress-raw">{raw.slice(0, 2000)}</pre>
        </details>
      ))}
      <button type="button" class="btn" onClick={() => download(`${files.name}.txt`, 'text/plain', text)}>
        {device.raw}
      </button>
    </div>
  );
}

/** The number that is listed; all can be saved. */
const SHOWN = 20;
