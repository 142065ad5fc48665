import { download } from '#casebook/ui/download.ts';
import { counted } from '#i18n/language.ts';
import type { Unreadable as Stored } from '#training/reviews/types.ts';
import type { Setting } from './setting.ts';

interface Props {
  readonly setting: Setting;
  readonly unreadable: readonly Stored[];
}

/** Stored values that cannot be read as reviews, unchanged, to be saved separately. */
export function Unreadable({ setting: { words, language }, unreadable }: Props) {
  const { device, files } = words;
  const text = unreadable.map(({ key, raw }) => `${key}\n${raw}\n`).join('\n');
  return (
    <div class="device-warning no-print" role="alert">
      <p>{counted(language, device.unreadable, unreadable.length)}</p>
      <p>{device.unreadableHow}</p>
      {unreadable.slice(0, SHOWN).map(({ key, raw }) => (
        <details key={key} class="progress-fold">
          <summary>
            <span>{key.slice(0, 40)}</span>
          </summary>
          <pre class="device-raw">{raw.slice(0, 2000)}</pre>
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
