import { partsSaid } from '#casebook/said.ts';
import type { Version } from '#casebook/types.ts';
import { formatWhen } from './format-time.ts';
import type { Setting } from './format.ts';

interface Props {
  readonly setting: Setting;
  readonly version: Version;
}

/** All data of a version, without empty details. */
export function Particulars({ setting: { words, language }, version: { record, said, details } }: Props) {
  const { one, fields, table } = words;
  const several = 'parts' in said;
  const ofParts = partsSaid(said).flatMap(({ situation, facts, verdict, instead, chips, leave, cites }, at) => [
    [one.situation, [several ? `${at + 1}. ${situation}` : situation], record.language] as const,
    [one.facts, facts, record.language] as const,
    // One ruling is the heading.
    ...(several ? [[table.ruling, [verdict, instead], record.language] as const] : []),
    [one.follows, [...chips, leave.join(' · ')], record.language] as const,
    [one.cites, [cites.join(', ')], record.language] as const,
  ]);
  const rows: readonly (readonly [name: string, texts: readonly string[], lang?: string])[] = [
    [fields.when, [formatWhen(language, details.when)]],
    [fields.tournament, [details.tournament]],
    [fields.table, [details.table]],
    [fields.round, [details.round]],
    [fields.told, [details.told]],
    ...ofParts,
    ...(several
      ? [
          [one.meets, said.meets, record.language] as const,
          [one.total, [...said.sums, said.besides], record.language] as const,
        ]
      : []),
    [one.edition, [[said.work, said.edition].join(', ')], record.language],
    [one.sum, [record.sum]],
    [fields.note, [details.note]],
    [fields.well, [details.well]],
    [fields.better, [details.better]],
  ];
  return (
    <dl class="kept-particulars">
      {rows.map(([name, texts, lang], row) => {
        const written = texts.filter((text) => text !== '');
        return written.length === 0 ? null : (
          <div key={row}>
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
