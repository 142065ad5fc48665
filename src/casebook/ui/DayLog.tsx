import { formatDay, counted } from '#i18n/language.ts';
import { logOf } from '#casebook/day.ts';
import { casesSaid, followsFrom, partsSaid, verdictSaid } from '#casebook/said.ts';
import type { KeptCase, Version } from '#casebook/types.ts';
import { currentOf } from '#casebook/versions.ts';
import { Altered } from './Altered.tsx';
import { formatHour, placeTexts, type Setting } from './format.ts';

interface Props {
  readonly setting: Setting;
  readonly day: string;
  readonly cases: readonly KeptCase[];
}

/** The cases of one day by time, for reading and printing. */
export function DayLog({ setting, day, cases }: Props) {
  const { words, language } = setting;
  const log = logOf(cases, day).map((kept) => ({ id: kept.id, version: currentOf(kept) }));
  const tournaments = [...new Set(log.map(({ version }) => version.details.tournament))].filter((name) => name !== '');
  return (
    <article class="day-log">
      <p class="row no-print">
        <a class="btn" href="#">
          ‹ {words.one.back}
        </a>
        <button type="button" class="btn main" onClick={() => print()}>
          {words.log.print}
        </button>
      </p>
      <h2 tabIndex={-1}>
        {words.log.title} {/^\d{4}-\d{2}-\d{2}$/.test(day) && log.length > 0 ? formatDay(language, day) : ''}
      </h2>
      <p class="kept-hint">{[...tournaments, counted(language, words.list.count, log.length)].join(' · ')}</p>
      <ol>
        {log.map(({ id, version }) => (
          <Logged key={id} setting={setting} version={version} alone={tournaments.length < 2} />
        ))}
      </ol>
    </article>
  );
}

interface LoggedProps {
  readonly setting: Setting;
  readonly version: Version;
  /** Whether the day had only one tournament, which the heading names. */
  readonly alone: boolean;
}

function Logged({ setting, version, alone }: LoggedProps) {
  const { words, language, titles } = setting;
  const { record, said, details } = version;
  const { fields } = words;
  const where = [
    ...placeTexts(alone ? { ...details, tournament: '' } : details, words),
    details.round === '' ? '' : `${fields.round}: ${details.round}`,
  ].filter((text) => text !== '');
  const cites = [...new Set(partsSaid(said).flatMap((part) => part.cites))];
  const source = [cites.join(', '), titles[record.book] ?? said.work, said.edition].join(' · ');
  const written = (['told', 'note', 'well', 'better'] as const).filter((key) => details[key] !== '');
  return (
    <li>
      <p class="day-when">
        <b>{formatHour(language, details.when)}</b> {where.join(' · ')}
      </p>
      <div>
        {casesSaid(said).map((text, at) => (
          <p lang={record.language} key={at}>
            {text}
          </p>
        ))}
        <Altered setting={setting} version={version} atOnce />
        <h3 lang={record.language}>{verdictSaid(said)}</h3>
        {followsFrom(said).map((text, at) => (
          <p lang={record.language} key={at}>
            {text}
          </p>
        ))}
        <p class="kept-hint" lang={record.language}>
          {source} · <span class="day-sum">{record.sum}</span>
        </p>
        {written.map((key) => (
          <p class="kept-text" key={key}>
            <b>{fields[key]}</b> {details[key]}
          </p>
        ))}
      </div>
    </li>
  );
}
