import type { Unreadable as UnreadableValue } from '#casebook/items.ts';
import { counted, type Plural } from '#i18n/language.ts';
import type { Language } from '#model/language.ts';
import { download } from './download.ts';

interface Props {
  readonly setting: {
    readonly words: {
      readonly device: Readonly<Record<'unreadableHow' | 'raw', string>> & { readonly unreadable: Plural };
      readonly files: { readonly name: string };
    };
    readonly language: Language;
  };
  readonly entries: readonly UnreadableValue[];
}

/** Stored values that cannot be read, unchanged, to be saved separately. */
export function Unreadable({ setting: { words, language }, entries }: Props) {
  const { device, files } = words;
  const text = entries.map(({ key, raw }) => `${key}\n${raw}\n`).join('\n');
  return (
    <div class="device-warning" role="alert">
      <p>
        <b>{counted(language, device.unreadable, entries.length)}</b>
      </p>
      <p>{device.unreadableHow}</p>
      {entries.slice(0, SHOWN).map(({ key, raw }) => (
        <details key={key}>
          <summary>{key.slice(0, 40)}</summary>
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
