import type { Entry } from '#casebook/types.ts';
import { download } from './download.ts';
import { counted, type Setting } from './said.ts';

interface Props {
  readonly setting: Setting;
  readonly entries: readonly Entry[];
  /** Whether the browser has promised to clear nothing; undefined where it cannot be asked. */
  readonly stays: boolean | undefined;
  readonly onClear: () => void;
}

/** Where the cases are, what of them cannot be read, and how to be rid of them. */
export function Device({ setting: { words, language }, entries, stays, onClear }: Props) {
  const { device, files } = words;
  const unreadable = entries.flatMap((entry) => (entry.kind === 'unreadable' ? [entry] : []));
  return (
    <section class="kept-device no-print">
      {unreadable.length > 0 && (
        <div class="kept-warning" role="alert">
          <p>
            <b>{counted(language, device.unreadable, unreadable.length)}</b>
          </p>
          <p>{device.unreadableHow}</p>
          {unreadable.map(({ key, raw }) => (
            <details key={key}>
              <summary>{key.slice(0, 40)}</summary>
              <pre class="kept-raw">{raw.slice(0, 2000)}</pre>
            </details>
          ))}
          <button
            type="button"
            class="btn"
            onClick={() =>
              download(
                `arbiter-${files.name}.txt`,
                'text/plain',
                unreadable.map(({ key, raw }) => `${key}\n${raw}\n`).join('\n'),
              )
            }
          >
            {device.raw}
          </button>
        </div>
      )}
      <h2>{device.title}</h2>
      <p>
        {device.where} {stays !== undefined && (stays ? device.persisted : device.notPersisted)}
      </p>
      {entries.length > 0 && (
        <details class="kept-clear">
          <summary>{device.clear}</summary>
          <p>{device.clearHow}</p>
          <button type="button" class="btn" onClick={onClear}>
            {device.clearAll}
          </button>
        </details>
      )}
    </section>
  );
}
