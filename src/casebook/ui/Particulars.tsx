import type { Version } from '#casebook/types.ts';
import { formatWhen } from './format-time.ts';
import type { Setting } from './format.ts';

interface Props {
  readonly setting: Setting;
  readonly version: Version;
}

/** All data of a version, without empty details. */
export function Particulars({ setting: { words, language }, version: { record, said, details } }: Props) {
  const { one, fields } = words;
  const rows: readonly (readonly [name: string, texts: readonly string[], lang?: string])[] = [
    [fields.when, [formatWhen(language, details.when)]],
    [fields.tournament, [details.tournament]],
    [fields.table, [details.table]],
    [fields.round, [details.round]],
    [fields.told, [details.told]],
    [one.situation, [said.situation], record.language],
    [one.facts, said.facts, record.language],
    [one.follows, [...said.chips, said.leave.join(' · ')], record.language],
    [one.cites, [said.cites.join(', ')], record.language],
    [one.edition, [[said.work, said.edition].join(', ')], record.language],
    [one.sum, [record.sum]],
    [fields.note, [details.note]],
    [fields.well, [details.well]],
    [fields.better, [details.better]],
  ];
  return (
    <dl class="kept-particulars">
      {rows.map(([name, texts, lang]) => {
        const written = texts.filter((text) => text !== '');
        return written.length === 0 ? null : (
          <div key={name}>
            <dt>{name}</dt>
            {written.map((text, at) => (
              <dd key={at} lang={lang} class="kept-text">
                {text}
              </dd>
            ))}
          </div>
        );
      })}
    </dl>
  );
}
