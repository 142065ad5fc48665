import { fill } from '#i18n/fill.ts';
import { formatDay, counted } from '#i18n/language.ts';
import type { Contents } from '#casebook/store.ts';
import type { Setting } from './format.ts';

interface Props {
  readonly setting: Setting;
  readonly contents: Contents;
  readonly onRetry: () => void;
  readonly onSeen: () => void;
}

/**
 * Problems of the storage, above everything else: nobody may believe that something is stored when it is not.
 */
export function Troubles({ setting: { words, language }, contents, onRetry, onSeen }: Props) {
  const { trouble, unsaved, lost } = contents;
  const { device } = words;
  return (
    <>
      {(trouble !== undefined || unsaved.length > 0) && (
        <div class="kept-warning no-print" role="alert">
          {trouble !== undefined && <p>{device.trouble[trouble]}</p>}
          {unsaved.length > 0 && <p>{counted(language, device.here, unsaved.length)}</p>}
          {trouble !== 'missing' && (
            <button type="button" class="btn" onClick={onRetry}>
              {device.retry}
            </button>
          )}
        </div>
      )}
      {lost && (
        <div class="kept-warning no-print" role="alert">
          <p>
            {fill(device.lost, { count: lost.count, left: lost.left, day: formatDay(language, lost.at.slice(0, 10)) })}
          </p>
          <button type="button" class="btn" onClick={onSeen}>
            {device.lostSeen}
          </button>
        </div>
      )}
    </>
  );
}
