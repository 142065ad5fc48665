import { fill } from '#i18n/fill.ts';
import { verdictSaid } from '#casebook/said.ts';
import type { KeptCase } from '#casebook/types.ts';
import { isConcurrent, isClockBack } from '#casebook/version-order.ts';
import { changedDetails } from '#casebook/versions.ts';
import { formatMoment, formatWhen } from './format-time.ts';
import { Particulars } from './Particulars.tsx';
import { counted } from '#i18n/language.ts';
import type { Setting } from './format.ts';

interface Props {
  readonly setting: Setting;
  readonly kept: KeptCase;
}

/** All versions of a case, latest first, with their changes and their full data. */
export function Versions({ setting, kept }: Props) {
  const { words, language } = setting;
  const { versions } = kept;
  return (
    <section class="kept-versions">
      <h3>{counted(language, words.versions.title, versions.length)}</h3>
      <ol reversed>
        {versions
          .map((version, at) => (
            <li key={`${at} ${version.at}`}>
              <details>
                <summary>{fill(words.versions.name, { n: version.n, at: formatMoment(language, version.at) })}</summary>
                <Particulars setting={setting} version={version} />
              </details>
              {at === 0 && <p class="kept-hint">{words.versions.first}</p>}
              {changesOf(kept, at, setting).map(([what, value]) => (
                <p class="kept-hint" key={what}>
                  <b>{what}</b> {value}
                </p>
              ))}
              {isConcurrent(kept, at) && <p class="device-warning">{words.versions.beside}</p>}
              {isClockBack(kept, at) && <p class="device-warning">{words.versions.clockBack}</p>}
            </li>
          ))
          .toReversed()}
      </ol>
    </section>
  );
}

/** What a version changed: the details with their new values. */
function changesOf(
  { versions }: KeptCase,
  at: number,
  { words, language }: Setting,
): readonly (readonly [what: string, value: string])[] {
  const [before, here] = [versions[at - 1], versions[at]];
  if (!here || !before) return [];
  const { details, said } = here;
  const ruled = JSON.stringify(before.record) === JSON.stringify(here.record) ? [] : [verdictSaid(said)];
  return [
    ...ruled.map((verdict) => [words.versions.ruledAnew, verdict] as const),
    ...changedDetails(before.details, details).map((key) => {
      if (key === 'archived')
        return [details.archived ? words.versions.archived : words.versions.unarchived, ''] as const;
      const value = key === 'when' ? formatWhen(language, details.when) : details[key];
      return [words.fields[key], value === '' ? words.versions.emptied : value] as const;
    }),
  ];
}
