import type { Entry } from '#casebook/types.ts';
import { download } from './download.ts';
import { counted } from '#i18n/language.ts';
import type { Setting } from './format.ts';

interface Props {
  readonly setting: Setting;
  readonly entries: readonly Extract<Entry, { readonly kind: 'unreadable' }>[];
}

/** Stored values that cannot be read as cases, unchanged, to be saved separately. */
export function Unreadable({ setting: { words, language }, entries: unreadable }: Props) {
  const { device, files } = words;
  return (
    <div class="device-warning" role="alert">
      <p>
        <b>{counted(language, device.unreadable, unreadable.length)}</b>
      </p>
      <p>{device.unreadableHow}</p>
      {unreadable.map(({ key, raw }) => (
        <details key={key}>
          <summary>{key.slice(0, 40)}</summary>
          <pre class="device-raw">{raw.slice(0, 2000)}</pre>
        </details>
      ))}
      <button
        type="button"
        class="btn"
        onClick={() =>
          download(`${files.name}.txt`, 'text/plain', unreadable.map(({ key, raw }) => `${key}\n${raw}\n`).join('\n'))
        }
      >
        {device.raw}
      </button>
    </div>
  );
}
